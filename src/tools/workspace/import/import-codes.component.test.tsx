import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Problem } from '@/codes'
import { catchDownload } from '@/testing/catch-download'
import { fakeProblem, fakeWorkspace } from '@/testing/fake-workspace'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { WorkspaceTool } from '@/tools/workspace/workspace-tool'

const text = (key: string, values?: Record<string, string | number>) =>
  message(`workspace.import.${key}`, values)
const dialog = () => page.getByRole('dialog', { name: message('workspace.tools.titles.import') })
const button = (key: string, values?: Record<string, string | number>) =>
  dialog().getByRole('button', { name: text(key, values), exact: true })

let api: ReturnType<typeof fakeWorkspace>

beforeEach(async () => {
  api = fakeWorkspace()
  await renderInSite(<WorkspaceTool page="codes" />, { path: '/workspace' })
  await page.getByRole('button', { name: message('workspace.tools.import') }).click()
})
afterEach(() => api.close())

const table = [
  'Title,Bitlink,Long URL,Tags',
  'Menu,bit.ly/menu-2026,https://cafe.example/menu,summer',
  'Hours,bit.ly/hours,https://cafe.example/hours,',
  'Broken,bit.ly/broken,javascript:alert(1),',
].join('\n')

type Sent = { codes: { slug?: string; name: string; tags?: string[] }[] }

it('shows what it will create and leave out, and creates nothing before', async () => {
  await dialog().getByLabelText(text('text')).fill(table)
  await button('preview').click()
  await expect.element(dialog()).toHaveTextContent(text('found', { count: 2, source: 'Bitly' }))
  await expect.element(dialog().getByRole('row').nth(1)).toHaveTextContent('menu-2026')
  await expect.element(dialog().getByText(text('refused', { count: 1 }))).toBeVisible()
  await dialog().getByLabelText(text('slugs')).click()
  await expect.element(dialog().getByRole('row').nth(1)).toHaveTextContent(text('random'))
  expect(api.requests.some(({ path }) => path === '/codes/bulk')).toBe(false)
})

it('creates the codes, and those whose end is in use with a random one', async () => {
  api.answer('POST /codes/bulk', ({ body }) => ({
    results: (body as Sent).codes.map(({ slug = 'random' }): object => {
      const errors: Problem['errors'] = [{ pointer: '/slug', key: 'codes.slugs.taken' }]
      if (slug === 'hours') return fakeProblem('conflict', { errors })
      return { code: { slug, link: `HTTPS://QZ.EXAMPLE/Q/${slug}` } }
    }),
  }))
  await dialog().getByLabelText(text('text')).fill(table)
  await button('preview').click()
  await button('import', { count: 2 }).click()
  await expect.element(dialog()).toHaveTextContent(text('created', { count: 1 }))
  await expect.element(dialog().getByText(text('failed', { count: 1 }))).toBeVisible()
  const result = await catchDownload(() => button('saveResult').click())
  expect(await result.text()).toContain('https://qz.example/q/menu-2026')

  await button('retry', { count: 1 }).click()
  await expect.element(button('retry', { count: 1 })).not.toBeInTheDocument()
  await expect.element(dialog().getByText(text('failed', { count: 1 }))).not.toBeInTheDocument()
  const bodies = api.requests.filter(({ path }) => path === '/codes/bulk').map(({ body }) => body)
  expect(bodies).toMatchObject([
    { codes: [{ slug: 'menu-2026', name: 'Menu', tags: ['summer'] }, { slug: 'hours' }] },
    { codes: [{ name: 'Hours' }] },
  ])
})

it('shows the encoding of a file, and reads it again in another one', async () => {
  const bytes = Uint8Array.from('url;name\nhttps://a.example/;Menü\n', (letter) =>
    letter.charCodeAt(0),
  )
  const file = new File([bytes], 'links.csv', { type: 'text/csv' })
  await userEvent.upload(dialog().getByLabelText(text('file')), file)
  const encoding = dialog().getByLabelText(text('encoding'))
  await expect.element(encoding).toHaveValue('windows-1252')
  await expect.element(dialog().getByRole('row').nth(1)).toHaveTextContent('Menü')
  await userEvent.selectOptions(encoding, 'windows-1251')
  await expect.element(dialog().getByRole('row').nth(1)).toHaveTextContent('Menь')
})

it('creates the folders of the file, keeps ids, and lists columns that it does not know', async () => {
  api.folders.push({ id: '2d6e1f9a-5f0a-4c0e-9d6b-1c2d3e4f5a6b', name: 'Tische', codes: 0 })
  const created = '3d6e1f9a-5f0a-4c0e-9d6b-1c2d3e4f5a6b'
  api.answer('POST /workspace/folders', ({ body }) => ({ ...body, id: created, codes: 0 }))
  api.answer('POST /codes/bulk', ({ body }) => ({
    results: (body as Sent).codes.map((): object => ({ code: { link: 'HTTPS://QZ.EXAMPLE/Q/A' } })),
  }))
  const rows = [
    'Ziel-URL;Ordner;ID;Wofür;Klicks',
    'https://cafe.example/1;Tische;crm-1;Karte;7',
    'https://cafe.example/2;Garten;crm-2;Zeiten;8',
    'https://cafe.example/3;;crm-3;;9',
  ]
  await dialog().getByLabelText(text('text')).fill(rows.join('\n'))
  await button('preview').click()
  const unused = text('mapping.unused', { count: 2, names: 'Wofür and Klicks' })
  await expect.element(dialog().getByText(unused)).toBeVisible()
  await dialog().getByText(text('mapping.title')).click()
  await userEvent.selectOptions(
    dialog().getByRole('combobox', { name: text('columns.name'), exact: true }),
    'Wofür',
  )
  await expect.element(dialog().getByRole('row').nth(1)).toHaveTextContent('Karte')
  await expect.element(dialog().getByLabelText(text('folders'))).toBeChecked()
  await button('import', { count: 3 }).click()
  await expect.element(dialog()).toHaveTextContent(text('created', { count: 3 }))
  expect(api.requests.find(({ path }) => path === '/codes/bulk')?.body).toMatchObject({
    codes: [
      { name: 'Karte', externalId: 'crm-1', folder: '2d6e1f9a-5f0a-4c0e-9d6b-1c2d3e4f5a6b' },
      { name: 'Zeiten', externalId: 'crm-2', folder: created },
      { externalId: 'crm-3' },
    ],
  })
  const sent = api.requests.filter(({ method, path }) => method === 'POST' && /folders/.test(path))
  expect(sent.map(({ body }) => body)).toEqual([{ name: 'Garten' }])
  const result = await catchDownload(() => button('saveResult').click())
  expect(await result.text()).toContain('Garten,crm-2')
})

it('explains a file without links', async () => {
  await dialog().getByLabelText(text('text')).fill('only,words\nno,link')
  await button('preview').click()
  await expect.element(dialog().getByText(text('faults.noLinks'))).toBeVisible()
})
