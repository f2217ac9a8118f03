import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeProblem, fakeWorkspace } from '@/testing/fake-workspace'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { findChosenWorkspaceKey, findWorkspaceKey } from '@/tools/shared/workspaces/workspace-keys'
import { WorkspaceTool } from '@/tools/workspace/workspace-tool'

const text = (key: string, values?: Record<string, string | number>) =>
  message(`workspace.${key}`, values)
const button = (key: string) => page.getByRole('button', { name: text(key), exact: true })
const fresh = `qw_${'b'.repeat(43)}`

let api: ReturnType<typeof fakeWorkspace>

beforeEach(() => {
  api = fakeWorkspace({}, { isOpen: false })
})
afterEach(() => api.close())

const workspace = { id: 'b', name: 'Harbour Hotel', key: { id: 'k', name: '', role: 'owner' } }

it('creates a workspace, and shows its key to save', async () => {
  api.answer('POST /workspaces', () => ({ workspace, secret: fresh }))
  api.answer('GET /workspace', () => ({ ...workspace, codes: 0, defaults: {} }))
  await renderInSite(<WorkspaceTool page="codes" />, { path: '/workspace' })
  await page.getByLabelText(text('start.create.name')).fill('Harbour Hotel')
  await button('start.create.submit').click()
  const card = page.getByRole('dialog', {
    name: message('dialogs.keys.save', { name: workspace.name }),
  })
  await expect.element(card.getByLabelText(text('key.label'), { exact: true })).toHaveValue(fresh)
  expect(findChosenWorkspaceKey()).toMatchObject({ id: 'b', role: 'owner', secret: fresh })
  await card.getByRole('button', { name: text('key.elsewhere') }).click()
  await card.getByRole('button', { name: message('dialogs.keys.done') }).click()
  await expect.element(page.getByText(text('frame.reminder.title'))).not.toBeInTheDocument()
  await expect.element(page.getByText(text('list.empty.title'))).toBeVisible()
})

it('opens the workspace of a link, and removes its key from the address', async () => {
  api.answer('GET /workspace', () => ({ ...workspace, codes: 0, defaults: {} }))
  history.replaceState(null, '', `#key=${fresh}`)
  await renderInSite(<WorkspaceTool page="codes" />, { path: '/workspace' })
  await expect.element(page.getByRole('heading', { name: workspace.name })).toBeVisible()
  expect(findWorkspaceKey('b')?.secret).toBe(fresh)
  expect(location.hash).toBe('')
})

it('redeems the link of a recovery mail once it is confirmed, and shows the new key', async () => {
  const confirmed: unknown[] = []
  api.answer('POST /workspaces/recovery/confirm', ({ body }) => {
    confirmed.push(body)
    return [{ id: 'b', name: workspace.name, secret: fresh }]
  })
  api.answer('GET /workspace', () => ({ ...workspace, codes: 0, defaults: {} }))
  history.replaceState(null, '', '#recover=token')
  await renderInSite(<WorkspaceTool page="codes" />, { path: '/workspace' })
  await expect.element(button('start.recovered.confirm')).toBeVisible()
  expect(confirmed).toEqual([])
  await button('start.recovered.confirm').click()
  await expect.element(page.getByLabelText(text('key.label'), { exact: true })).toHaveValue(fresh)
  expect(confirmed).toEqual([{ token: 'token' }])
  expect(findChosenWorkspaceKey()).toMatchObject({ id: 'b', role: 'owner', secret: fresh })
})

it('offers another mail if the link of one was used', async () => {
  api.answer('POST /workspaces/recovery/confirm', () => fakeProblem('unauthorised'))
  api.answer('POST /workspaces/recovery', () => ({}))
  history.replaceState(null, '', '#recover=used')
  await renderInSite(<WorkspaceTool page="codes" />, { path: '/workspace' })
  await button('start.recovered.confirm').click()
  await expect.element(page.getByText(message('dialogs.keys.spent'))).toBeVisible()
  await page.getByLabelText(message('dialogs.recover.email')).fill('owner@example.com')
  await page.getByRole('button', { name: message('dialogs.recover.submit'), exact: true }).click()
  await expect.element(page.getByText(message('dialogs.recover.sent'))).toBeVisible()
  expect(api.requests.at(-1)?.body).toEqual({ email: 'owner@example.com', locale: 'en' })
})

it('offers another key when one was revoked, without losing what is known of it', async () => {
  api.answer('GET /workspace', () => fakeProblem('unauthorised'))
  api.open()
  await renderInSite(<WorkspaceTool page="codes" />, { path: '/workspace' })
  await expect.element(page.getByText(text('frame.lost.title'))).toBeVisible()
  expect(findChosenWorkspaceKey()).toBeDefined()
  await button('frame.lost.remove').click()
  await expect.element(button('start.create.submit')).toBeVisible()
})
