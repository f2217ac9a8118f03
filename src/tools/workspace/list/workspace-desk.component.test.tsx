import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { WorkspaceRole } from '@/codes'
import { catchDownload } from '@/testing/catch-download'
import { fakeProblem, fakeWorkspace } from '@/testing/fake-workspace'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { WorkspaceTool } from '@/tools/workspace/workspace-tool'

const button = (key: string, values?: Record<string, string | number>) =>
  page.getByRole('button', { name: message(key, values), exact: true })
const list = () => page.getByRole('list', { name: message('workspace.list.label') })
const items = () => list().element().querySelectorAll(':scope > li')
const box = (name: string) => page.getByLabelText(message('codeList.select', { name }))
const item = (name: string) =>
  list()
    .getByRole('listitem')
    .filter({ has: box(name) })

let api: ReturnType<typeof fakeWorkspace>

afterEach(() => api.close())

type Options = { role?: WorkspaceRole; more?: Parameters<typeof api.add>[] }

/** Opens a workspace with `Table 1` to `Table n`, followed by `more`. */
async function openDesk(count: number, { role, more = [] }: Options = {}) {
  api = fakeWorkspace({}, role && { role })
  for (let index = 1; index <= count; index += 1) {
    api.add(`table-${index}`, { name: `Table ${index}` })
  }
  for (const code of more) api.add(...code)
  await renderInSite(<WorkspaceTool page="codes" />, { path: '/workspace' })
}

const batches = () =>
  api.requests.filter(({ path }) => path === '/codes/batch').map(({ body }) => body)

it('lists codes by page, searches and filters them, and clears the filters', async () => {
  await openDesk(60, { more: [['poster', { name: 'Poster', tags: ['summer'] }]] })
  await expect.poll(() => items().length).toBe(50)
  await button('codeList.more', { count: 11 }).click()
  await expect.poll(() => items().length).toBe(61)

  await page.getByRole('searchbox').fill('table 60')
  await expect.poll(() => items().length).toBe(1)
  await page.getByRole('searchbox').fill('none')
  await expect.element(page.getByText(message('codeList.nothingFound'))).toBeVisible()
  await button('codeList.showAll').click()
  await expect.poll(() => items().length).toBe(50)

  await page.getByRole('searchbox').fill('poster')
  await page.getByRole('button', { name: 'summer', exact: true }).click()
  await expect.poll(() => api.requests.at(-1)?.query.get('tag')).toBe('summer')
  await button('codeList.filter.clear').click()
  await expect.poll(() => items().length).toBe(50)
})

it('tags a range of codes, and undoes it where the tag is new', async () => {
  await openDesk(1, {
    more: [
      ['menu', { name: 'Menu', tags: ['summer'] }],
      ['poster', { name: 'Poster' }],
    ],
  })
  await box('Table 1').click()
  await box('Poster').click({ modifiers: ['Shift'] })
  await button('codeList.actions.tag').click()
  const dialog = page.getByRole('dialog', {
    name: message('workspace.bulk.dialogs.tag', { count: 3 }),
  })
  await dialog.getByRole('button', { name: message('workspace.bulk.tag.add') }).click()
  await expect.element(dialog.getByText(message('workspace.bulk.tag.missing'))).toBeVisible()
  await dialog
    .getByRole('textbox', { name: message('workspace.tags.label'), exact: true })
    .fill('summer')
  await dialog.getByRole('button', { name: message('workspace.bulk.tag.add') }).click()
  await expect
    .element(page.getByText(message('workspace.bulk.done.tag', { count: 3 })))
    .toBeVisible()
  await expect.element(item('Table 1')).toHaveTextContent('summer')

  await expect.element(button('codeList.undo')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(message('workspace.bulk.undone', { count: 2 }))).toBeVisible()
  await expect.element(item('Table 1')).not.toHaveTextContent('summer')
  expect(api.codes.get('menu')?.tags).toEqual(['summer'])
})

it('changes all codes that match, also those that are not loaded, and names those it cannot', async () => {
  await openDesk(60)
  api.refuse('table-60', 'blocked')
  await page.getByLabelText(message('workspace.bulk.selectShown')).click()
  await button('workspace.bulk.selectAll', { count: 60 }).click()
  await page.getByText(message('codeList.actions.more'), { exact: true }).click()
  await button('codeList.actions.pause').click()
  await expect
    .element(page.getByText(message('workspace.bulk.notChanged', { count: 1 })))
    .toBeVisible()
  await expect.element(page.getByText(/^Table 60: /)).toBeVisible()
  await expect
    .element(page.getByText(message('workspace.bulk.done.pause', { count: 59 })))
    .toBeVisible()
  expect(batches()).toEqual([{ action: 'pause', codes: [...api.codes.keys()] }])
  expect([...api.codes.values()].filter(({ status }) => status === 'paused')).toHaveLength(59)
})

it('never selects codes that a search has removed from the list', async () => {
  await openDesk(1, { more: [['menu', { name: 'Menu' }]] })
  await expect.element(box('Menu')).toBeVisible()
  let answer: (list: unknown) => void = () => {}
  const answered = new Promise((resolve) => {
    answer = resolve
  })
  api.answer('GET /codes', () => answered)
  await page.getByRole('searchbox').fill('menu')
  await expect.poll(() => api.requests.at(-1)?.query.get('q')).toBe('menu')
  await page.getByLabelText(message('workspace.bulk.selectShown')).click()
  answer({ codes: [api.codes.get('menu')], total: 1, cursor: null })
  await expect.element(box('Table 1')).not.toBeInTheDocument()
  await expect.element(box('Menu')).not.toBeChecked()
  await expect.element(button('workspace.bulk.clear')).not.toBeInTheDocument()
})

it('exports the selected codes', async () => {
  await openDesk(3)
  api.answer('POST /codes/export', ({ body }) => body)
  await box('Table 2').click()
  await page.getByText(message('codeList.actions.export'), { exact: true }).click()
  const file = await catchDownload(() => button('codeList.actions.csv').click())
  expect(file.name).toMatch(/^qr-codes-\d{4}-\d\d-\d\d\.csv$/)
  expect(JSON.parse(await file.text())).toEqual({ codes: ['table-2'], format: 'csv' })
})

it('deletes a code after a confirmation, and restores it', async () => {
  await openDesk(2)
  await expect.element(item('Table 1')).toBeVisible()
  item('Table 1').element().querySelector('summary')?.click()
  await item('Table 1')
    .getByRole('button', { name: message('codeList.actions.delete') })
    .click()
  const dialog = page.getByRole('dialog', {
    name: message('workspace.bulk.dialogs.delete', { count: 1 }),
  })
  await dialog.getByRole('button', { name: message('codeList.actions.delete') }).click()
  await expect
    .element(page.getByText(message('workspace.bulk.done.delete', { count: 1 })))
    .toBeVisible()
  expect(api.codes.get('table-1')?.status).toBe('deleted')
  await button('codeList.undo').click()
  await expect.element(page.getByText(message('workspace.bulk.undone', { count: 1 }))).toBeVisible()
  expect(api.codes.get('table-1')?.status).toBe('active')
})

it('offers a viewer nothing that changes codes', async () => {
  await openDesk(1, { role: 'viewer' })
  await box('Table 1').click()
  await expect
    .element(page.getByText(message('codeList.actions.export'), { exact: true }))
    .toBeVisible()
  for (const key of [
    'workspace.tools.create',
    'workspace.tools.import',
    'codeList.actions.tag',
    'codeList.actions.move',
  ]) {
    await expect.element(button(key)).not.toBeInTheDocument()
  }
})

it('shows why the list is missing, and loads it again', async () => {
  api = fakeWorkspace()
  api.add('menu', { name: 'Menu' })
  api.answer('GET /codes', () => fakeProblem('unavailable'))
  await renderInSite(<WorkspaceTool page="codes" />, { path: '/workspace' })
  await expect.element(page.getByText(message('workspace.list.failed'))).toBeVisible()
  api.restore('GET /codes')
  await button('codeList.retry').click()
  await expect.element(box('Menu')).toBeVisible()
})

it('creates a code with a chosen end of its link, and shows a refused one at its field', async () => {
  await openDesk(1)
  await button('workspace.tools.create').click()
  const submit = page
    .getByRole('dialog')
    .getByRole('button', { name: message('workspace.create.submit') })
  const field = (key: string) =>
    page.getByLabelText(message(`workspace.create.${key}.label`), { exact: true })
  await field('url').fill('cafe.example/menu')
  await field('slug').fill('a')
  await submit.click()
  await expect
    .element(page.getByText(message('workspace.create.slug.invalid', { min: 3, max: 64 })))
    .toBeVisible()
  await field('slug').fill('Summer-Menu')
  const errors = [{ pointer: '/slug', key: 'codes.slugs.taken' }]
  api.answer('POST /codes', () => fakeProblem('conflict', { errors }))
  await submit.click()
  await expect.element(page.getByText(message('codes.slugs.taken'))).toBeVisible()
  expect(api.requests.at(-1)?.body).toMatchObject({ slug: 'summer-menu' })
  expect(JSON.stringify(api.requests.at(-1)?.body)).toContain('"https://cafe.example/menu"')
  api.answer('POST /codes', () => {
    api.add('summer-menu', { name: 'Menu' })
    return { code: { slug: 'summer-menu', name: 'Menu' } }
  })
  await submit.click()
  await expect.element(box('Menu')).toBeVisible()
})
