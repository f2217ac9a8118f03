import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { fakeCodeList } from '@/testing/fake-code-list'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { removeWorkspaceKey, storeWorkspaceKey } from '@/tools/shared/workspaces/workspace-keys'
import { CodesDesk } from './codes-desk'

const text = (key: string, values?: Record<string, string | number>) =>
  message(`myCodes.list.${key}`, values)
const rows = () => page.getByRole('list', { name: text('label') }).getByRole('listitem')

let api: ReturnType<typeof fakeCodeList>

beforeEach(() => {
  api = fakeCodeList()
})
afterEach(() => api.close())

it('loads a long list with one request, and searches and sorts all of it', async () => {
  await api.store(Array.from({ length: 60 }, (_, index) => `Table ${index + 1}`))
  await renderInSite(<CodesDesk />, { path: '/my-qr-codes' })
  const more = page.getByRole('button', { name: message('codeList.more', { count: 10 }) })
  await expect.element(more).toBeVisible()
  await expect.poll(() => rows().elements().length).toBe(50)
  expect(api.requests).toHaveLength(1)
  expect(api.requests[0]).toHaveLength(60)

  await page.getByLabelText(message('codeList.filter.sort')).selectOptions('name')
  await more.click()
  await expect.poll(() => rows().elements().length).toBe(60)
  await expect.element(rows().last()).toHaveTextContent('Table 60')
  await expect.element(more).not.toBeInTheDocument()

  await page.getByRole('searchbox').fill('table 7')
  await expect.poll(() => rows().elements().length).toBe(6)
  await expect.element(rows().first()).toHaveTextContent('Table 7')
})

it('shows a code whose key no longer works, next to those that work', async () => {
  await api.store(['Menu', 'Old poster'], { lost: ['Old poster'] })
  await renderInSite(<CodesDesk />, { path: '/my-qr-codes' })
  const old = rows().filter({ hasText: 'Old poster' })
  await expect.element(old).toHaveTextContent(text('lost'))
  await expect.element(rows().filter({ hasText: 'Menu' })).toHaveTextContent('example.com')
})

it('leads to a workspace, which it offers, or whose key is in this browser', async () => {
  await renderInSite(<CodesDesk />, { path: '/my-qr-codes' })
  const link = page.getByRole('link', { name: 'workspace', exact: true })
  await expect.element(link).toHaveAttribute('href', '/workspace')
  const workspace = { id: 'a', name: '', role: 'owner' as const, addedAt: 0 }
  storeWorkspaceKey({ ...workspace, secret: `qw_${'a'.repeat(43)}` })
  await expect.element(page.getByText('This browser also has the key')).toBeVisible()
  await expect.element(link).toHaveAttribute('href', '/workspace')
  removeWorkspaceKey('a')
})
