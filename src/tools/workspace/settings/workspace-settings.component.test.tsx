import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { SubscriptionView } from '@/data/subscriptions/api-schemas'
import { catchDownload } from '@/testing/catch-download'
import { type FakeRequest, fakeWorkspace, fakeWorkspaceId } from '@/testing/fake-workspace'
import { findViolations } from '@/testing/find-violations'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { removeKeys } from '@/tools/shared/dynamic/key-store'
import { findWorkspaceKey } from '@/tools/shared/workspaces/workspace-keys'
import { WorkspaceTool } from '@/tools/workspace/workspace-tool'

const text = (key: string, values?: Record<string, string | number>) =>
  message(`workspace.settings.${key}`, values)
const button = (key: string) => page.getByRole('button', { name: text(key), exact: true })
const at = '2026-01-01T00:00:00.000Z'

let api: ReturnType<typeof fakeWorkspace> | undefined
afterEach(() => api?.close())

function open(panel: string) {
  history.replaceState(null, '', `#${panel}`)
  return renderInSite(<WorkspaceTool page="settings" />, { path: '/workspace/settings' })
}
const sent = (method: string) => api?.requests.filter((request) => request.method === method)

it('changes the name and the recovery address', async () => {
  api = fakeWorkspace({})
  const { container } = await open('general')
  await page.getByLabelText(text('general.name')).fill('Harbour Hotel')
  await button('save').click()
  await expect.element(page.getByText(text('general.saved'))).toBeVisible()
  expect(findWorkspaceKey(fakeWorkspaceId)?.name).toBe('Harbour Hotel')
  await page.getByRole('textbox', { name: text('recovery.email') }).fill('owner@example.com')
  await button('recovery.submit').click()
  await expect.element(page.getByText(text('recovery.isSet'))).toBeVisible()
  await button('recovery.remove').click()
  await expect.element(page.getByText(text('recovery.notSet'))).toBeVisible()
  expect(await findViolations(container)).toEqual([])
})

it('stores the domain, the style and the UTM parameters of new codes', async () => {
  api = fakeWorkspace({
    'GET /workspace/domains': () => ({
      domains: [
        { host: 'go.example.com', verifiedAt: at },
        { host: 'new.example.com', verifiedAt: null },
      ],
    }),
  })
  const { container } = await open('defaults')
  const domain = page.getByLabelText(text('defaults.domain'))
  await expect.element(domain).not.toHaveTextContent('new.example.com')
  await domain.selectOptions('go.example.com')
  await page.getByLabelText('utm_source').fill('print')
  expect(await findViolations(container)).toEqual([])
  await button('save').click()
  await expect.element(page.getByText(text('defaults.saved'))).toBeVisible()
  expect(sent('PATCH')?.[0]?.body).toEqual({
    defaults: { design: null, domain: 'go.example.com', utm: { source: 'print' } },
  })
})

it('subscribes an address, which confirms it, and ends the subscription', async () => {
  let subscriptions: SubscriptionView[] = []
  api = fakeWorkspace({
    'GET /workspace/subscriptions': () => ({ subscriptions }),
    'POST /workspace/subscriptions': ({ body }: FakeRequest) => {
      subscriptions = [{ id: 's1', ...body, confirmedAt: null, createdAt: at }]
      return subscriptions[0]
    },
    'DELETE /workspace/subscriptions/s1': () => {
      subscriptions = []
    },
  })
  const { container } = await open('mails')
  const email = 'chef@example.com'
  await page.getByLabelText(text('mails.email')).fill(email)
  await page.getByLabelText(text('mails.language')).selectOptions('ja')
  await page.getByRole('checkbox', { name: text('mails.kindNames.alerts') }).click()
  await button('mails.subscribe').click()
  await expect.element(page.getByText(text('mails.pending'))).toBeVisible()
  expect(sent('POST')?.[0]?.body).toEqual({ email, locale: 'ja', kinds: ['report'] })
  expect(await findViolations(container)).toEqual([])
  await page.getByRole('button', { name: `${text('mails.unsubscribe')}: ${email}` }).click()
  await button('mails.confirm.submit').click()
  await expect.element(page.getByText(text('mails.empty'))).toBeVisible()
})

it('deletes the workspace after its name is typed, and saves new edit keys', async () => {
  const released = { slug: 'bcdf0001', name: 'Menu', editKey: `qz_${'a'.repeat(43)}` }
  api = fakeWorkspace({ 'DELETE /workspace': () => ({ codes: [released] }) })
  await open('deletion')
  await button('deletion.submit').click()
  await expect
    .element(page.getByText(text('deletion.mismatch', { word: 'Corner Café' })))
    .toBeVisible()
  await page.getByRole('textbox').fill('corner café')
  const file = await catchDownload(() => button('deletion.submit').click())
  expect(await file.text()).toContain(released.editKey)
  expect(sent('DELETE')?.[0]?.query.get('codes')).toBe('keep')
  await button('deletion.done.close').click()
  await expect.element(page.getByText(message('workspace.start.lead'))).toBeVisible()
  expect(findWorkspaceKey(fakeWorkspaceId)).toBeUndefined()
  await removeKeys([released.slug])
})

it('shows viewers the settings without any way to change them', async () => {
  api = fakeWorkspace({}, { role: 'viewer' })
  await open('general')
  await expect.element(page.getByText(text('ownersOnly'))).toBeVisible()
  await page.getByRole('link', { name: text('panels.mails') }).click()
  await expect.element(page.getByText(text('mails.editorsOnly'))).toBeVisible()
  await expect.element(button('save')).not.toBeInTheDocument()
})
