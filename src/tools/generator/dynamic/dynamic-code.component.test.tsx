import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { newDocument } from '@/codes'
import type { PageType } from '@/qr/content'
import { defaultDesign } from '@/qr/design'
import { catchDownload } from '@/testing/catch-download'
import { fakeCodeApi } from '@/testing/fake-code-api'
import { field, fillFields } from '@/testing/field'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { CodeTool } from '../code-tool'

const site = 'https://qz.example'
const link = 'HTTPS://QZ.EXAMPLE/Q/BCDFGHJK'
let api: ReturnType<typeof fakeCodeApi>

beforeEach(() => {
  sessionStorage.clear()
  api = fakeCodeApi(site)
})
afterEach(() => api.close())

const show = (type: PageType = 'url') =>
  renderInSite(<CodeTool type={type} siteUrl={site} />, { path: `/${type}` })
const button = (key: string) => page.getByRole('button', { name: message(key), exact: true })
const bar = (key: string) => page.getByText(message(`dynamic.bar.${key}`), { exact: true })
const keyDialog = () => page.getByRole('dialog', { name: message('dynamic.key.title') })
const conflictDialog = () => page.getByRole('dialog', { name: message('dynamic.conflict.title') })
const choose = (kind: 'static' | 'dynamic') =>
  page.getByRole('radio', { name: message(`generator.kind.${kind}`) }).click({ force: true })

async function save(url: string) {
  await choose('dynamic')
  await fillFields({ url })
  await button('dynamic.bar.save').click()
  await keyDialog()
    .getByRole('button', { name: message('dynamic.key.done') })
    .click()
  await expect.element(bar('saved')).toBeVisible()
}
const editElsewhere = (url: string) =>
  api.edit({ document: newDocument({ type: 'url', url }, 'en') })
const storedUrl = () => api.code()?.document.languages.en?.fields.url

it('saves a code that is downloaded, and downloads it with its link', async () => {
  await show()
  await choose('dynamic')
  await fillFields({ url: 'example.com/menu' })
  const svg = await catchDownload(() => button('generator.export.svg').click())
  expect(await commands.readSvg(await svg.text())).toEqual({ jsqr: link, zxing: link })
  await expect.element(keyDialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')

  // The existing code is reused, and a static code has no link.
  await choose('static')
  await expect.element(page.getByText(link)).not.toBeInTheDocument()
  await choose('dynamic')
  await expect.element(bar('saved')).toBeVisible()
  await fillFields({ url: 'example.com/lunch' })
  await expect.element(bar('changed')).toBeVisible()
  await catchDownload(() => button('generator.export.svg').click())
  await expect.element(bar('takenUnsaved')).toBeVisible()
})

it('downloads nothing when the code was not saved, until it is pressed again', async () => {
  await show()
  await choose('dynamic')
  await fillFields({ url: 'example.com/menu' })
  api.fail()
  const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await button('generator.export.png').click()
  await expect.element(page.getByText(message('codes.problems.noAnswer'))).toBeVisible()
  await button('dynamic.bar.save').click()
  await expect.element(keyDialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(download).not.toHaveBeenCalled()
  download.mockRestore()
})

it('saves over changes of what it does not show, and asks about all others', async () => {
  await show()
  await save('example.com/first')
  api.edit({ name: 'Menu', hasPassword: true })
  await fillFields({ url: 'example.com/second' })
  await button('dynamic.bar.saveChanges').click()
  await expect.element(bar('changesSaved')).toBeVisible()
  expect(storedUrl()).toBe('example.com/second')
  expect(api.code()?.name).toBe('Menu')

  editElsewhere('https://example.com/theirs')
  await fillFields({ url: 'example.com/mine' })
  await button('dynamic.bar.saveChanges').click()
  await expect.element(conflictDialog()).toHaveTextContent('example.com/theirs')
  await expect.element(conflictDialog()).toHaveTextContent('example.com/mine')
  await button('dynamic.conflict.settle').click()
  await expect.poll(storedUrl).toBe('example.com/mine')
  await expect.element(bar('saved')).toBeVisible()

  api.edit({ design: { ...defaultDesign, marginModules: 6 } })
  await fillFields({ url: 'example.com/again' })
  await button('dynamic.bar.saveChanges').click()
  await button('dynamic.conflict.takeTheirs').click()
  await expect.element(field('url')).toHaveValue('example.com/mine')
  await expect.element(bar('saved')).toBeVisible()
})

it('shows after a reload what was in it, and asks when the code has changed since', async () => {
  const view = await show()
  await save('example.com/first')
  await fillFields({ url: 'example.com/second' })
  await view.unmount()
  editElsewhere('https://example.com/theirs')
  await show()
  await expect.element(bar('changed')).toBeVisible()
  await expect.element(field('url')).toHaveValue('example.com/second')
  await button('dynamic.bar.saveChanges').click()
  await expect.element(conflictDialog()).toHaveTextContent('example.com/theirs')
  await button('dynamic.conflict.settle').click()
  await expect.poll(storedUrl).toBe('example.com/second')
})

it('keeps what is typed before the code is loaded again', async () => {
  const view = await show()
  await save('example.com/first')
  await view.unmount()
  api.hold()
  await show()
  await fillFields({ url: 'example.com/second' })
  api.release()
  await expect.element(bar('changed')).toBeVisible()
  await expect.element(field('url')).toHaveValue('example.com/second')
})

it('sends files once the code exists, and saves them with it', async () => {
  const sent: string[] = []
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
    this: XMLHttpRequest,
    file,
  ) {
    const { name, size: bytes } = file as File
    sent.push(name)
    const body = { id: 'x', name, bytes, mediaType: 'text/plain', path: '/files/x' }
    Object.defineProperties(this, {
      status: { value: 200 },
      responseText: { value: JSON.stringify({ ...body, widthPx: null, heightPx: null }) },
    })
    this.onloadend?.(new ProgressEvent('loadend'))
  })
  await show('document')
  await fillFields({ title: 'Menu' })
  await button('dynamic.bar.save').click()
  await expect.element(page.getByText(message('dynamic.files.missing'))).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  await userEvent.upload(input as HTMLElement, new File(['Soup'], 'menu.txt'))
  await button('dynamic.bar.save').click()
  await expect.element(keyDialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(bar('saved')).toBeVisible()
  expect(sent).toEqual(['menu.txt'])
  expect(api.code()?.document.languages.en?.files).toHaveLength(1)
  vi.restoreAllMocks()
})

it('starts with the unsaved code after a reload', async () => {
  const view = await show()
  await choose('dynamic')
  await fillFields({ url: 'example.com/menu' })
  await expect.element(button('dynamic.bar.save')).toBeVisible()
  await view.unmount()
  await show()
  await expect.element(button('dynamic.bar.save')).toBeVisible()
})

it('lists the chosen files of an unsaved code after a reload, with undo', async () => {
  const view = await show('document')
  const input = () => document.querySelector<HTMLInputElement>('input[type=file]')
  await expect.poll(input).toBeTruthy()
  await userEvent.upload(input() as HTMLElement, new File(['Soup'], 'menu.txt'))
  const file = page.getByText('menu.txt', { exact: true })
  await expect.element(file).toBeVisible()
  await view.unmount()
  await show('document')
  await expect.element(file).toBeVisible()
  await button('generator.tools.undo').click()
  await expect.element(file).not.toBeInTheDocument()
  await button('generator.tools.redo').click()
  await expect.element(file).toBeVisible()
})

it('starts a dynamic code where the address requests one', async () => {
  history.replaceState(null, '', '?kind=dynamic')
  await show()
  const dynamic = page.getByRole('radio', { name: message('generator.kind.dynamic') })
  await expect.element(dynamic).toBeChecked()
  await expect.element(button('dynamic.bar.save')).toBeVisible()
  expect(location.search).not.toContain('kind')
})

it('reports that a split test replaces the link, and ends it', async () => {
  await show()
  await save('example.com/first')
  const { document } = api.code() ?? {}
  if (!document) throw new Error('Nothing is saved')
  const split = ['a', 'b'].map((name) => ({ name, url: `https://example.com/${name}`, weight: 1 }))
  const rules = { ...noRules, split }
  api.edit({ document: { ...document, rules } })
  await fillFields({ url: 'example.com/second' })
  await button('dynamic.bar.saveChanges').click()
  await expect.element(page.getByText(message('codes.split.text', { count: 2 }))).toBeVisible()
  await button('codes.split.end').click()
  await expect.poll(() => api.code()?.document.rules).toBeNull()
  expect(storedUrl()).toBe('example.com/second')
  await expect.element(button('codes.split.end')).not.toBeInTheDocument()
})

it('warns of an address that imitates another one while it is typed', async () => {
  await show()
  await choose('dynamic')
  await fillFields({ url: 'https://paypa1.com/login' })
  const values = { host: 'paypa1.com', known: 'paypal.com' }
  await expect.element(page.getByText(message('codes.warnings.imitates', values))).toBeVisible()
  await fillFields({ url: 'https://paypal.com/login' })
  await expect
    .element(page.getByText(message('codes.warnings.imitates', values)))
    .not.toBeInTheDocument()
})

const noRules = {
  ...{ timeZone: 'UTC', windows: [], byDevice: {}, byLanguage: [], expiry: null },
}
