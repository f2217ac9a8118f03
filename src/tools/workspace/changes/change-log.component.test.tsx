import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { WorkspaceChange } from '@/codes'
import { fakeProblem, fakeWorkspace } from '@/testing/fake-workspace'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { WorkspaceTool } from '@/tools/workspace/workspace-tool'

const text = (key: string, values?: Record<string, string | number>) =>
  message(`workspace.changes.${key}`, values)
const items = () => page.getByRole('list', { name: text('label') }).getByRole('listitem')

let api: ReturnType<typeof fakeWorkspace>

beforeEach(() => {
  api = fakeWorkspace()
})
afterEach(() => api.close())

const rename: WorkspaceChange = {
  ...{ id: '7', at: '2026-01-01T00:00:00.000Z', action: 'editCode', canUndo: true, undoes: null },
  key: { id: 'k', name: 'Reception' },
  code: { slug: 'menu', name: 'Menu' },
  ...{ before: { name: 'Old menu' }, after: { name: 'Menu' } },
}

it('shows who changed what, and undoes it', async () => {
  api.changes.push(rename)
  api.answer('POST /workspace/changes/7/undo', () => {
    const undoing = { ...rename, id: '8', action: 'undo' as const, undoes: '7', canUndo: false }
    api.changes.unshift(undoing)
    return undoing
  })
  await renderInSite(<WorkspaceTool page="changes" />, { path: '/workspace/changes' })
  await expect.element(items().first()).toHaveTextContent(text('by', { name: 'Reception' }))
  const values = { from: 'Old menu', to: 'Menu' }
  await expect.element(items().first()).toHaveTextContent(text('members.name', values))
  await items().first().getByRole('button').click()
  await expect.element(page.getByText(text('undone'))).toBeVisible()
  const undone = items().filter({ hasText: text('actions.editCode') })
  await expect.element(undone).toHaveTextContent(text('isUndone'))
  await expect.element(undone.getByRole('button')).not.toBeInTheDocument()
})

it('names the folders and keys that were created', async () => {
  const after = { id: 'f', name: 'Tables' }
  const create = { action: 'createFolder', code: null, before: null, after } as const
  api.changes.push({ ...rename, ...create, canUndo: false })
  await renderInSite(<WorkspaceTool page="changes" />, { path: '/workspace/changes' })
  await expect.element(items().first()).toHaveTextContent(`${text('actions.createFolder')}: Tables`)
})

it('tells in words who got access or took data out', async () => {
  const entry = { ...rename, code: null, before: null, canUndo: false }
  api.changes.push(
    { ...entry, id: '9', action: 'endEditKeys', after: { codes: 3 } },
    { ...entry, id: '8', action: 'createKey', after: { id: 'k', name: 'Till', role: 'viewer' } },
    { ...entry, id: '7', action: 'verifyDomain', key: null, after: { name: 'go.example.com' } },
    {
      ...entry,
      id: '6',
      action: 'changePassword',
      code: rename.code,
      after: { hasPassword: true },
    },
  )
  await renderInSite(<WorkspaceTool page="changes" />, { path: '/workspace/changes' })
  const role = message('workspace.frame.roles.viewer')
  const expected = [
    [text('actions.endEditKeys'), text('details.codes', { count: 3 })],
    [`${text('actions.createKey')}: Till`, text('details.role', { role })],
    [`${text('actions.verifyDomain')}: go.example.com`, text('byNobody')],
    [`${text('actions.changePassword')}: Menu`, text('details.password')],
  ]
  for (const [index, parts] of expected.entries()) {
    for (const part of parts) {
      // The matcher reads no-break spaces as spaces.
      const read = part.replaceAll('\u00a0', ' ')
      await expect.element(items().nth(index)).toHaveTextContent(read)
    }
  }
  await expect.element(items().getByRole('button').first()).not.toBeInTheDocument()
})

it('says why a change that has been followed by another cannot be undone', async () => {
  api.changes.push(rename)
  api.answer('POST /workspace/changes/7/undo', () => fakeProblem('outdated'))
  await renderInSite(<WorkspaceTool page="changes" />, { path: '/workspace/changes' })
  await items().first().getByRole('button').click()
  await expect.element(page.getByText(message('codes.problems.outdated'))).toBeVisible()
})

it('shows the changes of the code in the address, and follows it to all changes', async () => {
  api.changes.push(rename)
  const path = '/workspace/changes?code=menu'
  const requested = () =>
    api.requests
      .filter((request) => request.path === '/workspace/changes')
      .map(({ query }) => query.get('slug'))
  const view = await renderInSite(<WorkspaceTool page="changes" />, { path })
  await expect.element(page.getByText(text('ofCode', { slug: 'MENU' }))).toBeVisible()
  expect(requested()).toEqual(['menu'])
  await view.navigate('/workspace/changes')
  await expect.poll(requested).toEqual(['menu', null])
  await expect.element(page.getByText(text('ofCode', { slug: 'MENU' }))).not.toBeInTheDocument()
})
