import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { DeliveryView, WebhookView } from '@/data/webhooks/api-schemas'
import { type FakeRequest, fakeWorkspace } from '@/testing/fake-workspace'
import { findViolations } from '@/testing/find-violations'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { WorkspaceTool } from '@/tools/workspace/workspace-tool'

const text = (key: string, values?: Record<string, string | number>) =>
  message(`workspace.settings.webhooks.${key}`, values)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const createdAt = '2026-01-01T00:00:00.000Z'
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const failed: DeliveryView = {
  ...{ id: 'd1', event: 'code.scanned', attempts: 3, createdAt, deliveredAt: null },
  ...{ nextAttemptAt: null, responseStatus: 500, failure: 'The server responded with 500' },
  payload: { type: 'code.scanned', data: { slug: 'terrace' } },
}

let webhooks: WebhookView[]
let deliveries: DeliveryView[]
let api: ReturnType<typeof fakeWorkspace> | undefined

const handlers = {
  'GET /workspace/webhooks': () => ({ webhooks }),
  'POST /workspace/webhooks': ({ body }: FakeRequest) => {
    const webhook = { id: 'w1', ...body, pausedAt: null, failingSince: null, createdAt }
    webhooks.push(webhook)
    return { ...webhook, secret }
  },
  'PATCH /workspace/webhooks/w1': ({ body: { paused, ...change } }: FakeRequest) => {
    const pausedAt = paused ? createdAt : null
    webhooks = webhooks.map((webhook) => ({ ...webhook, ...change, pausedAt }))
    return webhooks[0]
  },
  'DELETE /workspace/webhooks/w1': () => {
    webhooks = []
  },
  'POST /workspace/webhooks/w1/test': () => ({ ...failed, event: 'webhook.test' }),
  'GET /workspace/webhooks/w1/deliveries': () => ({ deliveries, next: null }),
  'POST /workspace/webhooks/w1/deliveries/d1/resend': () => {
    deliveries = [{ ...failed, deliveredAt: createdAt, responseStatus: 204 }]
    return deliveries[0]
  },
}
const webhook: WebhookView = {
  ...{ id: 'w1', url: 'https://example.com/hook', events: ['code.scanned'], createdAt },
  ...{ pausedAt: null, failingSince: createdAt },
}

beforeEach(() => {
  webhooks = []
  deliveries = [failed]
  history.replaceState(null, '', '#webhooks')
})
afterEach(() => api?.close())

it('creates a webhook and shows its secret once', async () => {
  api = fakeWorkspace(handlers)
  const { container } = await renderInSite(<WorkspaceTool page="settings" />, {
    path: '/workspace/settings',
  })
  await expect.element(page.getByText(text('empty'))).toBeVisible()
  for (const event of ['code.created', 'code.changed', 'target.broken', 'target.recovered']) {
    await page.getByRole('checkbox', { name: text(`eventNames.${event}`) }).click()
  }
  await button(text('create')).click()
  await expect.element(page.getByText(text('missingUrl'))).toBeVisible()
  await page.getByLabelText(text('url')).fill('https://example.com/hook')
  expect(await findViolations(container)).toEqual([])
  await button(text('create')).click()
  await expect
    .element(page.getByLabelText(text('secret.label'), { exact: true }))
    .toHaveValue(secret)
  await button(text('secret.done')).click()
  await expect.element(page.getByLabelText(text('secret.label'))).not.toBeInTheDocument()
  expect(api.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    url: 'https://example.com/hook',
    events: ['code.scanned'],
  })
})

it('tests, pauses and deletes a webhook, and sends a delivery again', async () => {
  webhooks = [webhook]
  api = fakeWorkspace(handlers)
  const { container } = await renderInSite(<WorkspaceTool page="settings" />, {
    path: '/workspace/settings',
  })
  await button(text('test.send')).click()
  await expect.element(page.getByText(text('test.refused', { status: '500' }))).toBeVisible()

  await page.getByText(text('log.title'), { exact: true }).click()
  await expect.element(page.getByText(text('log.refused', { status: '500' }))).toBeVisible()
  await page.getByText(text('log.details'), { exact: true }).click()
  await expect.element(page.getByText('"slug": "terrace"')).toBeVisible()
  expect(await findViolations(container)).toEqual([])
  await page.getByRole('button', { name: /^Send again/ }).click()
  await expect.element(page.getByText(text('log.delivered', { status: '204' }))).toBeVisible()

  await button(text('pause')).click()
  await expect.element(button(text('resume'))).toBeVisible()
  await button(text('delete')).click()
  await button(text('confirm.submit')).click()
  await expect.element(page.getByText(text('empty'))).toBeVisible()
})

it('lets editors read the log and change nothing', async () => {
  webhooks = [webhook]
  api = fakeWorkspace(handlers, { role: 'editor' })
  await renderInSite(<WorkspaceTool page="settings" />, { path: '/workspace/settings' })
  await page.getByText(text('log.title'), { exact: true }).click()
  await expect.element(page.getByText('code.scanned').first()).toBeVisible()
  await expect.element(button(text('create'))).not.toBeInTheDocument()
  await expect.element(button(text('delete'))).not.toBeInTheDocument()
})
