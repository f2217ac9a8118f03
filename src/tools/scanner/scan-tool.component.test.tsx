import { beforeEach, expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { rotateLuma } from '@/qr/decode'
import { drawSymbolPicture, place } from '@/qr/decode/draw-for-test'
import { heicPhoto } from '@/qr/decode/heic-for-test'
import { encodeMatrix } from '@/qr/encode'
import { catchDownload } from '@/testing/catch-download'
import { message } from '@/testing/message'
import { blankPicture, drawTestCodeFile, toPngFile } from '@/testing/picture-files'
import { renderInSite } from '@/testing/render-in-site'
import { openBrowserStore } from '@/tools/shared/browser-store'
import { faxPages, lockedPdf, toFile } from './files-for-test'
import { ScanTool } from './scan-tool'

const text = (key: string, values?: Record<string, string | number>) =>
  message(`scanner.${key}`, values)
const network = 'WIFI:T:WPA;S:Guest house;P:hunter2horse;;'
const link = 'https://example.com/menu'

beforeEach(async () => {
  await (await openBrowserStore()).clear('scans')
})

const open = () => renderInSite(<ScanTool siteHost="qz.example" />, { path: '/qr-code-scanner' })

async function choose(...files: File[]): Promise<void> {
  const input = document.querySelector('[data-scanner] input[type=file][multiple]') as Element
  await page.elementLocator(input).upload(files)
}

const entries = () => [...document.querySelectorAll<HTMLElement>('[data-reading]')]
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const showsStatus = (words: string) =>
  expect.element(page.getByRole('status').filter({ hasText: words })).toBeVisible()
const hasCount = (locator: Locator, count: number) =>
  expect.poll(() => locator.elements().length).toBe(count)

/** Draws a desk with three codes on it, one of them rotated. */
function drawDesk(): Promise<File> {
  const desk = blankPicture(1000, 700)
  place(desk, drawSymbolPicture(link), 40, 60)
  place(desk, rotateLuma(drawSymbolPicture(network), 0.3).luma, 450, 20)
  place(desk, drawSymbolPicture('Just a word'), 300, 420)
  return toPngFile('desk.png', desk)
}

/**
 * Writes a PDF with a page for each text, without a cross-reference table, which readers rebuild.
 */
function writeDocument(texts: readonly string[]): File {
  const pages = texts.map((content, index) => {
    const encoded = encodeMatrix(content, { level: 'M' })
    if (!encoded.ok) throw new Error(encoded.reason)
    const { modules, sizeModules } = encoded.matrix
    const dark = [...modules.keys()].filter((at) => modules[at])
    const squares = dark.map((at) => {
      const [x, y] = [at % sizeModules, sizeModules - 1 - Math.floor(at / sizeModules)]
      return `${30 + x * 5} ${30 + y * 5} 5 5 re`
    })
    const stream = `${squares.join('\n')}\nf`
    const [first, second] = [3 + index * 2, 4 + index * 2]
    return `${first} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents ${second} 0 R>>endobj
${second} 0 obj<</Length ${stream.length}>>stream
${stream}
endstream endobj`
  })
  const kids = texts.map((_, index) => `${3 + index * 2} 0 R`).join(' ')
  const source = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[${kids}]/Count ${texts.length}>>endobj
${pages.join('\n')}
trailer<</Root 1 0 R>>
%%EOF
`
  return new File([source], 'leaflet.pdf', { type: 'application/pdf' })
}

it('outlines, numbers and lists every code in a picture, and stores no secrets in the history', async () => {
  await open()
  await choose(await drawDesk())
  await showsStatus(text('desk.found', { codes: 3, pictures: 1 }))
  expect(entries()).toHaveLength(3)
  await hasCount(page.getByRole('button', { name: /^Code \d: / }), 3)

  // From the outline to the entry and back.
  const mark = button(`Code 1: ${link}`)
  await mark.click()
  const entry = entries().find(({ textContent }) => textContent?.includes('example.com'))
  await expect.poll(() => document.activeElement).toBe(entry)
  await expect
    .element(
      page
        .elementLocator(entry as Element)
        .getByRole('link', { name: text('results.actions.open') }),
    )
    .toHaveAttribute('href', link)
  const frame = page.getByRole('group', { name: 'Picture: desk.png' })
  const picture = frame.element().querySelector('img') as Element
  const widthOf = (element: Element) => element.getBoundingClientRect().width
  ;(frame.element() as HTMLElement).focus()
  const leftOf = (element: Element) => element.getBoundingClientRect().left
  const [left, fitted] = [leftOf(mark.element()), widthOf(picture)]
  await userEvent.keyboard('+')
  await userEvent.keyboard('+')
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(Math.max(1000, fitted))
  expect(leftOf(mark.element())).not.toBe(left)
  await userEvent.keyboard('0')
  await expect.poll(() => widthOf(picture)).toBe(fitted)

  const results = page.getByRole('region', { name: text('desk.results') })
  const listed = await catchDownload(() =>
    results.getByRole('button', { name: text('camera.found.csv'), exact: true }).click(),
  )
  const list = (await listed.text()).trim().split('\r\n')
  expect(list).toHaveLength(4)
  expect(list.join()).toContain(link)
  expect(list.join()).not.toContain('hunter2horse')
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await results.getByRole('button', { name: text('camera.found.copyAll'), exact: true }).click()
  expect(copy).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\n.*\n/))
  expect(copy.mock.lastCall?.[0]).not.toContain('hunter2horse')

  await button(text('start.history')).click()
  const history = page.getByRole('dialog')
  const rows = history.getByRole('list', { name: text('history.title') }).getByRole('listitem')
  await hasCount(rows, 3)
  await expect.element(history.getByText('Guest house', { exact: true })).toBeVisible()
  await expect.element(history).not.toHaveTextContent('hunter2horse')
  const search = history.getByRole('searchbox')
  await search.fill('hunter2')
  await expect.element(history.getByText(text('history.nothingFound'))).toBeVisible()
  await search.fill('WORD')
  await hasCount(rows, 1)
  await history.getByRole('button', { name: 'Delete Just a word' }).click()
  await history.getByRole('button', { name: text('history.undo') }).click()
  await hasCount(rows, 1)
  await search.fill('')
  const kind = history.getByRole('combobox')
  await kind.selectOptions('wifi')
  await hasCount(rows, 1)
  await kind.selectOptions('all')

  const file = await catchDownload(() =>
    history.getByRole('button', { name: text('history.exportCsv'), exact: true }).click(),
  )
  const csv = await file.text()
  expect(csv).toContain(link)
  expect(csv.trim().split('\r\n')).toHaveLength(4)

  expect(csv).not.toContain('hunter2horse')

  await history.getByRole('checkbox', { name: text('history.keep.label') }).click()
  await history.getByRole('button', { name: text('history.deleteAll') }).click()
  await expect.element(history.getByText(text('history.empty.title'))).toBeVisible()
  await history.getByRole('button', { name: text('history.close') }).click()
  await choose(await drawTestCodeFile('after.png', 'Not to be stored'))
  await showsStatus(text('desk.found', { codes: 4, pictures: 2 }))
  await button(text('start.history')).click()
  await expect.element(history.getByText(text('history.empty.title'))).toBeVisible()
})

it('reads all pages of a document, a pasted picture and a dropped one', async () => {
  await open()
  await choose(writeDocument(['First page', 'First page']))
  await showsStatus(text('desk.found', { codes: 1, pictures: 2 }))
  expect(entries()[0]?.textContent).toContain('leaflet.pdf, page 1 of 2')
  expect(entries()[0]?.textContent).toContain('leaflet.pdf, page 2 of 2')

  const carrying = (file: File) => {
    const data = new DataTransfer()
    data.items.add(file)
    return data
  }
  const pasted = carrying(await drawTestCodeFile('pasted.png', 'Pasted'))
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true }))
  await showsStatus(text('desk.found', { codes: 2, pictures: 3 }))
  const dropped = carrying(await drawTestCodeFile('dropped.png', 'Dropped'))
  document.body.dispatchEvent(
    new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }),
  )
  await showsStatus(text('desk.found', { codes: 3, pictures: 4 }))
  await expect.element(button(/^dropped\.png, 1 code$/)).toHaveAttribute('aria-pressed', 'true')
  await button(text('desk.clear')).click()
  await expect.element(button(text('start.camera'))).toBeVisible()
  expect(entries()).toHaveLength(0)
})

it('reads HEIC and all pages of a TIFF', async () => {
  await open()
  // Browsers of 2023 do not have it.
  vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function')
  })
  await choose(toFile('photo.heic', heicPhoto), toFile('fax.tif', faxPages))
  await showsStatus(text('desk.found', { codes: 3, pictures: 3 }))
  expect(entries().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('in a photo'),
    expect.stringContaining('page one'),
    expect.stringContaining('page two'),
  ])
  await expect.element(button(/^fax\.tif, page 2 of 2, 1 code$/)).toBeVisible()
})

it('asks for the password of a PDF, again after a wrong one, and forgets it on cancel', async () => {
  await open()
  await choose(toFile('locked.pdf', lockedPdf))
  const password = page.getByLabelText(text('state.password'), { exact: true })
  await password.fill('geheim1')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(text('state.failures.wrong-password.title'))).toBeVisible()
  await expect.element(password).toHaveFocus()
  await expect.element(password).toHaveValue('')
  await password.fill('Geheim1')
  await button(text('state.unlock')).click()
  await showsStatus(text('desk.found', { codes: 2, pictures: 2 }))
  expect(entries()[1]?.textContent).toContain('page two')
  await expect
    .element(button(/^locked\.pdf, page 1 of 2, 1 code$/))
    .toHaveAttribute('aria-pressed', 'true')
  await choose(toFile('another.pdf', lockedPdf))
  await expect.element(page.getByText(text('state.failures.locked-document.title'))).toBeVisible()
  await button(text('state.cancel')).click()
  await hasCount(page.getByText(text('state.failures.locked-document.title')), 0)
  await showsStatus(text('desk.found', { codes: 2, pictures: 2 }))
})

it('explains why nothing was read, and remembers that barcodes are wanted', async () => {
  const { unmount } = await open()
  const wantsBarcodes = page.getByRole('checkbox', { name: text('start.barcodes.label') })
  await choose(await toPngFile('blank.png', blankPicture(300, 200)))
  const noCode = page.getByText(text('state.failures.no-code.title'))
  await expect.element(noCode).toBeVisible()
  await button(text('state.withBarcodes')).click()
  await expect.element(wantsBarcodes).toBeChecked()
  await expect.element(noCode).toBeVisible()
  await choose(new File(['Dear all'], 'letter.txt', { type: 'image/png' }))
  await expect.element(page.getByText(/“letter\.txt”/)).toBeVisible()
  await button(text('desk.clear')).click()

  const heic = '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'.padEnd(400, '\0')
  for (const [name, content, reason] of [
    ['phone.heic', heic, 'unreadable-picture'],
    ['half.heic', await toFile('', heicPhoto).slice(0, 900).arrayBuffer(), 'unreadable-picture'],
    ['scan.tif', 'II*\0\u0008\0\0\0', 'unreadable-picture'],
    ['photo.jxl', '\0\0\0\u000cJXL \r\n', 'unsupported-picture'],
    ['nothing.png', '', 'empty-file'],
    ['words.png', 'These are only words', 'unreadable-picture'],
    ['half.pdf', '%PDF-1.7\nand no more', 'unreadable-document'],
  ] as const) {
    await choose(new File([content], name, { type: 'application/octet-stream' }))
    await expect.element(page.getByText(text(`state.failures.${reason}.title`))).toBeVisible()
    await button(text('desk.clear')).click()
  }
  await unmount()
  await open()
  await expect.element(wantsBarcodes).toBeChecked()
})
