import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { EditKeyList, KeyEffects, WorkspaceKeyView } from '@/codes'
import { type FakeRequest, fakeKeyId, fakeProblem, fakeWorkspace } from '@/testing/fake-workspace'
import { findViolations } from '@/testing/find-violations'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { WorkspaceTool } from '@/tools/workspace/workspace-tool'

const text = (key: string, values?: Record<string, string | number>) =>
  message(`workspace.settings.keys.${key}`, values)
const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const secret = `qw_${'b'.repeat(43)}`
const own = { ...keyOf('Owner', 'owner'), id: fakeKeyId }

function keyOf(name: string, role: WorkspaceKeyView['role']): WorkspaceKeyView {
  const createdAt = '2026-01-01T00:00:00.000Z'
  return { id: `id-${name}`, name, role, createdAt, lastUsedAt: null, revokedAt: null }
}

let keys: WorkspaceKeyView[]
let api: ReturnType<typeof fakeWorkspace> | undefined

const none: KeyEffects = {
  editKeys: { total: 0, codes: [] },
  ...{ webhooks: [], domains: [], keys: [], subscriptions: [], recoveryAddress: false },
}

const handlers = {
  'GET /workspace/keys': () => keys,
  'GET /workspace/edit-keys': () => none.editKeys,
  'GET /workspace/keys/id-Till/effects': () => none,
  'GET /workspace/keys/id-Boss/effects': () => none,
  'POST /workspace/keys': ({ body }: FakeRequest) => {
    const key = keyOf(body.name, body.role)
    keys.push(key)
    return { key, secret }
  },
  'PATCH /workspace/keys/id-Till': ({ body }: FakeRequest) => {
    keys = keys.map((key) => (key.name === 'Till' ? { ...key, name: body.name } : key))
    return keys[1]
  },
  'DELETE /workspace/keys/id-Till': () => {
    keys = keys.map((key) => (key.id === 'id-Till' ? { ...key, revokedAt: key.createdAt } : key))
    return keys[1]
  },
}
beforeEach(() => {
  keys = [own]
  history.replaceState(null, '', '#keys')
})
afterEach(() => api?.close())

it('creates a key with a role, shows it once, renames and revokes it', async () => {
  api = fakeWorkspace(handlers)
  const { container } = await renderInSite(<WorkspaceTool page="settings" />, {
    path: '/workspace/settings',
  })
  await page.getByRole('button', { name: text('create') }).click()
  await expect.element(page.getByText(text('missingName'))).toBeVisible()
  await page.getByLabelText(text('name'), { exact: true }).fill('Till')
  await page.getByRole('radio', { name: 'API' }).click()
  expect(await findViolations(container)).toEqual([])
  await page.getByRole('button', { name: text('create') }).click()

  const title = page.getByRole('heading', { name: text('new.title', { name: 'Till' }) })
  await expect.element(title).toHaveFocus()
  await expect.element(page.getByLabelText(message('workspace.key.label'))).toHaveValue(secret)
  await page.getByRole('button', { name: text('new.done') }).click()
  await expect.element(page.getByLabelText(message('workspace.key.label'))).not.toBeInTheDocument()

  await page.getByRole('button', { name: `${text('rename')}: Till` }).click()
  await page.getByLabelText(text('newName')).fill('Till system')
  await page.getByRole('button', { name: message('workspace.settings.save') }).click()
  await expect.element(page.getByText(text('renamed', { name: 'Till system' }))).toBeVisible()

  await page.getByRole('button', { name: `${text('revoke')}: Till system` }).click()
  await page.getByRole('button', { name: text('confirm.submit') }).click()
  await expect.element(page.getByText(text('revoked', { name: 'Till system' }))).toBeVisible()
  await page.getByText(text('revokedKeys', { count: 1 })).click()
  await expect.element(row('Till system')).toBeVisible()
  expect(api.requests.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
    { name: 'Till', role: 'api' },
    { name: 'Till system' },
    undefined,
  ])
})

it('shows what a key led to before it is revoked', async () => {
  const ledTo: KeyEffects = {
    editKeys: { total: 1, codes: [{ slug: 'bcdf0001', name: 'Menu', key: null }] },
    webhooks: [{ id: 'w', url: 'https://example.com/hook' }],
    domains: [{ id: 'd', host: 'go.example.com' }],
    keys: [{ id: 'k', name: 'Second', role: 'editor' }],
    subscriptions: [{ id: 's', email: 'till@example.com', slug: null }],
    recoveryAddress: true,
  }
  keys = [own, keyOf('Till', 'owner')]
  api = fakeWorkspace({ ...handlers, 'GET /workspace/keys/id-Till/effects': () => ledTo })
  const { container } = await renderInSite(<WorkspaceTool page="settings" />, {
    path: '/workspace/settings',
  })
  await page.getByRole('button', { name: `${text('revoke')}: Till` }).click()
  const list = (key: string, values?: Record<string, number>) =>
    page.getByRole('list', { name: text(`ledTo.${key}`, values) })
  await expect.element(list('ends', { count: 1 })).toHaveTextContent('Menu')
  for (const kept of ['Second', 'example.com/hook', 'go.example.com', 'till@example.com']) {
    await expect.element(list('stays')).toHaveTextContent(kept)
  }
  await expect.element(list('stays')).toHaveTextContent(text('ledTo.recoveryAddress'))
  expect(await findViolations(container)).toEqual([])
  await page.getByRole('button', { name: text('confirm.submit') }).click()
  await expect.element(page.getByText(text('revoked', { name: 'Till' }))).toBeVisible()
})

it('ends the edit keys of all codes after a confirmation', async () => {
  let editKeys: EditKeyList = {
    total: 2,
    codes: [
      { slug: 'bcdf0001', name: 'Menu', key: { id: 'k', name: 'Boss' } },
      { slug: 'bcdf0002', name: '', key: null },
    ],
  }
  api = fakeWorkspace({
    ...handlers,
    'GET /workspace/edit-keys': () => editKeys,
    'DELETE /workspace/edit-keys': () => {
      editKeys = none.editKeys
      return { codes: 2 }
    },
  })
  const { container } = await renderInSite(<WorkspaceTool page="settings" />, {
    path: '/workspace/settings',
  })
  await expect.element(page.getByText(text('editKeys.count', { count: 2 }))).toBeVisible()
  const first = text('editKeys.from', { code: 'Menu', key: 'Boss' })
  await expect.element(page.getByText(first)).toBeVisible()
  await page.getByRole('button', { name: text('editKeys.end') }).click()
  expect(await findViolations(container)).toEqual([])
  expect(api.requests.map(({ method }) => method)).not.toContain('DELETE')
  await page.getByRole('button', { name: text('editKeys.confirm.submit') }).click()
  await expect.element(page.getByText(text('editKeys.ended', { count: 2 }))).toBeVisible()
  await expect.element(page.getByText(text('editKeys.count', { count: 0 }))).toBeVisible()
})

it('offers no revocation of the only owner key, and explains a refusal', async () => {
  api = fakeWorkspace({
    ...handlers,
    'DELETE /workspace/keys/id-Boss': () => {
      return fakeProblem('lastOwner')
    },
  })
  await renderInSite(<WorkspaceTool page="settings" />, { path: '/workspace/settings' })
  await expect.element(row('Owner')).toHaveTextContent(text('lastOwnerHint'))
  const revoke = (name: string) => page.getByRole('button', { name: `${text('revoke')}: ${name}` })
  await expect.element(revoke('Owner')).not.toBeInTheDocument()

  keys = [own, keyOf('Boss', 'owner')]
  await page.getByLabelText(text('name'), { exact: true }).fill('Viewer')
  await page.getByRole('button', { name: text('create') }).click()
  await revoke('Boss').click()
  await page.getByRole('button', { name: text('confirm.submit') }).click()
  await expect.element(page.getByText(message('codes.problems.lastOwner'))).toBeVisible()
})

it('shows others than owners why they see no keys', async () => {
  api = fakeWorkspace(handlers, { role: 'viewer' })
  await renderInSite(<WorkspaceTool page="settings" />, { path: '/workspace/settings' })
  await expect.element(page.getByText(text('ownersOnly'))).toBeVisible()
  expect(api.requests.map(({ path }) => path)).not.toContain('/workspace/keys')
})
