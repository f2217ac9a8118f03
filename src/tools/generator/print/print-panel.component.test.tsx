import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { catchDownload } from '@/testing/catch-download'
import { message } from '@/testing/message'
import { renderPanel } from '@/testing/render-panel'
import { PrintPanel } from './print-panel'

const url = 'https://example.com/table/7'
const text = (key: string, values?: Record<string, string | number>) =>
  message(`editor.print.${key}`, values)
const sheet = page.getByTestId('sheet')
const format = page.getByRole('combobox', { name: text('format.label'), exact: true })
const spin = (key: string) => page.getByRole('spinbutton', { name: text(key), exact: true })
const button = (key: string) => page.getByRole('button', { name: text(key), exact: true })
const radio = (key: string) => page.getByRole('radio', { name: text(key), exact: true })
const countCodes = () => sheet.element().querySelectorAll('image').length

async function openPanel(options: Parameters<typeof renderPanel>[1] = { url }) {
  const editor = await renderPanel(PrintPanel, options)
  await radio('paper.a4').click()
  return editor
}

/** Presses a button and returns the PDF that the panel saves. */
async function savePdf(key = 'download'): Promise<{ name: string; pdf: string }> {
  const file = await catchDownload(() => button(key).click())
  expect(file.type).toBe('application/pdf')
  return { name: file.name, pdf: new TextDecoder('latin1').decode(await file.arrayBuffer()) }
}

it('fills a begun sheet of labels from the first free label', async () => {
  const editor = await openPanel()
  await format.selectOptions('avery-l7160')
  await page.getByLabelText(text('caption.label')).fill('Bàn 7 · テーブル')
  await page.getByTitle(text('preview.startHere', { number: 4 }), { exact: true }).click()
  await expect.element(spin('start.label')).toHaveValue(4)
  await expect.element(spin('copies.label')).toHaveValue(18)
  await expect.poll(countCodes).toBe(18)
  await expect
    .element(sheet)
    .toHaveAccessibleName(text('preview.name', { sheet: 1, total: 1, count: 18 }))

  const { name, pdf } = await savePdf()
  expect(name).toBe('url-example-com-table-7-sheet.pdf')
  // Every label contains a code and its caption.
  expect(pdf.match(/\/S\/Figure/g)).toHaveLength(36)
  expect(pdf).toContain('/PrintScaling/None')
  expect(editor.onExported).toHaveBeenCalledOnce()

  await spin('copies.label').fill('2')
  await expect.poll(countCodes).toBe(2)
  await button('copies.fill').click()
  await expect.poll(countCodes).toBe(18)
})

it('lays out rows and columns of the visitor with cutting marks, or says that nothing fits', async () => {
  await openPanel()
  await format.selectOptions('grid')
  await page.getByRole('checkbox', { name: text('marks.corners') }).click()
  await spin('copies.label').fill('30')
  await button('preview.next').click()
  const position = (number: number) =>
    page.getByText(text('preview.countOfSheets', { count: 30, sheet: number, total: 3 }))
  await expect.element(position(2)).toBeVisible()
  await button('preview.previous').click()
  await expect.element(position(1)).toBeVisible()
  await radio('color.cmyk').click()
  await expect.element(page.getByText(text('color.cmykHint'))).toBeVisible()
  const { pdf } = await savePdf()
  expect(pdf).toContain('/Count 3')
  expect(pdf.match(/\/S\/Figure/g)).toHaveLength(30)

  await spin('grid.marginMm').fill('2')
  await expect.element(page.getByText(text('grid.unprintable', { edgeMm: 5 }))).toBeVisible()
  await spin('grid.columns').fill('20')
  await spin('grid.gapMm').fill('40')
  await expect.element(page.getByText(text('grid.noRoom'))).toBeVisible()
  await expect.element(sheet).not.toBeInTheDocument()
})

it('warns of labels that are too small for the code, and remembers the choice in the tab', async () => {
  const first = await openPanel({ url: `https://example.com/${'long-address/'.repeat(20)}` })
  await format.selectOptions('avery-l7651')
  const [before, after] = text('advice.tooSmall.title', { module: '\n' }).split('\n')
  const tooSmall = new RegExp(`^${before}0\\.\\d+ mm${after}$`)
  await expect.element(page.getByText(tooSmall)).toBeVisible()
  await first.unmount()
  await renderPanel(PrintPanel)
  await expect.element(format).toHaveValue('avery-l7651')
  await expect.element(page.getByText(tooSmall)).not.toBeInTheDocument()
})

it('opens the sheet in a window, and downloads it where the browser refuses one', async () => {
  const replace = vi.fn()
  const open = vi.spyOn(window, 'open')
  const download = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  open.mockReturnValueOnce({ location: { replace }, close: vi.fn() } as unknown as Window)
  const editor = await openPanel()
  await button('print').click()
  await expect.poll(() => replace.mock.calls.length).toBe(1)
  const [address] = replace.mock.calls[0] as [string]
  expect(address).toMatch(/^blob:/)
  expect(await (await fetch(address)).text()).toMatch(/^%PDF/)
  await expect.poll(() => editor.onExported.mock.calls.length).toBe(1)
  expect(download).not.toHaveBeenCalled()

  open.mockReturnValueOnce(null)
  expect((await savePdf('print')).name).toBe('url-example-com-table-7-sheet.pdf')
  await expect.element(page.getByText(text('windowRefused'))).toBeVisible()
})

it('makes no sheet of a code that is not finished', async () => {
  const editor = await openPanel({ url, isReadyToExport: () => false })
  const download = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  await button('download').click()
  expect(download).not.toHaveBeenCalled()
  expect(editor.onExported).not.toHaveBeenCalled()
})

it('prints a template with lines and colors of the visitor', async () => {
  const editor = await openPanel()
  const template = (key: string) => text(`template.${key}`)
  await radio('kind.template').click()
  await page.getByRole('radio', { name: template('names.sticker'), exact: true }).click()
  await page.getByLabelText(template('first')).fill('Wi-Fi für Gäste')
  const preview = page.getByTestId('template')
  await expect.element(preview).toHaveAccessibleName(/Sticker\. Wi-Fi für Gäste\. /)
  await page.getByRole('spinbutton', { name: message('editor.export.boxes.bleed') }).fill('3')
  await radio('color.cmyk').click()
  await page.getByRole('checkbox', { name: text('marks.corners') }).click()
  // 50 mm with 3 mm of bleed, and marks of 5 mm.
  await expect.element(preview).toHaveAttribute('viewBox', '0 0 66 66')
  await page.getByLabelText(template('second')).fill('\u{10fffd}')
  const missing = text('caption.missing', { characters: '\u{10fffd}' })
  await expect.element(page.getByText(missing)).toBeVisible()
  await button('download').click()
  const refused = text('caption.refused', { characters: '\u{10fffd}' })
  await expect.element(page.getByText(refused)).toBeVisible()
  expect(editor.onExported).not.toHaveBeenCalled()
  await page.getByLabelText(template('second')).fill('Tisch 7')
  const { name, pdf } = await savePdf()
  expect(name).toBe('url-example-com-table-7-sticker.pdf')
  expect(pdf).toContain('/TrimBox')
  expect(editor.onExported).toHaveBeenCalledOnce()
})

it('shows the bleed of a sheet, and judges the inks of the sheet', async () => {
  const editor = await openPanel()
  await format.selectOptions('grid')
  await page.getByRole('spinbutton', { name: message('editor.export.boxes.bleed') }).fill('10')
  await expect.poll(() => sheet.element().querySelectorAll('svg svg path').length).toBe(12)
  await radio('color.cmyk').click()
  await expect.poll(() => editor.setPrintColor.mock.lastCall).toEqual(['cmyk'])
})
