import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { DomainView } from '@/data/domains/api-schemas'
import { type FakeRequest, fakeProblem, fakeWorkspace } from '@/testing/fake-workspace'
import { findViolations } from '@/testing/find-violations'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { WorkspaceTool } from '@/tools/workspace/workspace-tool'

const text = (key: string, values?: Record<string, string | number>) =>
  message(`workspace.settings.domains.${key}`, values)
const at = '2026-01-01T00:00:00.000Z'
const host = 'go.example.com'
const fresh: DomainView = {
  ...{ id: 'd1', host, fallbackUrl: null, verifiedAt: null, checkedAt: null, failure: null },
  createdAt: at,
  record: { name: `_quietzone.${host}`, value: 'quietzone-verification=token' },
  file: { url: `http://${host}/.well-known/quietzone-verification.txt`, content: 'token' },
}

let domains: DomainView[]
let isProven: boolean
let api: ReturnType<typeof fakeWorkspace> | undefined

const handlers = {
  'GET /workspace/domains': () => ({ domains }),
  'POST /workspace/domains': ({ body }: FakeRequest) => {
    if (body.host === '192.168.0.1') {
      const errors = [{ pointer: '/host', key: 'codes.targets.number' }]
      return fakeProblem('invalid', { errors })
    }
    domains = [fresh]
    return fresh
  },
  'POST /workspace/domains/d1/verify': () => {
    domains = [
      isProven ? { ...fresh, verifiedAt: at } : { ...fresh, checkedAt: at, failure: 'missing' },
    ]
    return domains[0]
  },
  'PATCH /workspace/domains/d1': ({ body }: FakeRequest) => {
    domains = domains.map((domain) => ({ ...domain, ...body }))
    return domains[0]
  },
  'DELETE /workspace/domains/d1': () => {
    domains = []
  },
}

beforeEach(() => {
  domains = []
  isProven = false
  history.replaceState(null, '', '#domains')
})
afterEach(() => api?.close())

it('adds a domain, explains how to verify it, and removes it', async () => {
  api = fakeWorkspace(handlers)
  const { container } = await renderInSite(<WorkspaceTool page="settings" />, {
    path: '/workspace/settings',
  })
  await page.getByLabelText(text('host')).fill('192.168.0.1')
  await page.getByRole('button', { name: text('add') }).click()
  await expect.element(page.getByText(message('codes.targets.number'))).toBeVisible()
  await page.getByLabelText(text('host')).fill(host)
  await page.getByRole('button', { name: text('add') }).click()
  const value = page.getByRole('textbox', { name: text('steps.recordValue') })
  await expect.element(value).toHaveValue('quietzone-verification=token')
  expect(await findViolations(container)).toEqual([])

  const verify = page.getByRole('button', { name: `${text('verify')}: ${host}` })
  await verify.click()
  await expect.element(page.getByText(text('notVerified', { host }))).toBeVisible()
  isProven = true
  await verify.click()
  await expect.element(page.getByText(text('verified', { host }))).toBeVisible()
  await expect.element(verify).not.toBeInTheDocument()

  await page.getByText(text('fallback.title')).click()
  await page.getByLabelText(text('fallback.label')).fill('https://example.com')
  await page.getByRole('button', { name: message('workspace.settings.save') }).click()
  await expect.element(page.getByText(text('fallback.saved', { host }))).toBeVisible()
  expect(domains[0]?.fallbackUrl).toBe('https://example.com')

  await page.getByRole('button', { name: `${text('remove')}: ${host}` }).click()
  await page.getByRole('button', { name: text('confirm.submit') }).click()
  await expect.element(page.getByText(text('empty'))).toBeVisible()
})

it('shows viewers the domains without any way to change them', async () => {
  domains = [{ ...fresh, failure: 'moved' }]
  api = fakeWorkspace(handlers, { role: 'viewer' })
  await renderInSite(<WorkspaceTool page="settings" />, { path: '/workspace/settings' })
  await expect.element(page.getByText(text('status.moved'))).toBeVisible()
  await expect.element(page.getByRole('button', { name: text('add') })).not.toBeInTheDocument()
})
