import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { decodePixels, type Pixels } from '@/qr/render/decode-for-test'
import { drawPrinted, hasGhostscript } from '@/qr/render/draw-printed-for-test'
import { findLabelFormat, type LabelFormat } from '@/qr/sheet/label-formats'
import { layoutSheet } from '@/qr/sheet/layout-sheet'
import { message } from './catalogue'
import { expect, test } from './site-test'

const link = 'https://example.com/table/7'
const text = (key: string) => message('en', `editor.print.${key}`)

async function openPanel(page: Page, url = link) {
  await page.goto('/url')
  await page.locator('form [name="url"]').fill(url)
  await page.getByRole('tab', { name: message('en', 'generator.panels.tabs.print') }).click()
  await expect(page.getByTestId('sheet')).toBeVisible()
  await page.getByRole('radio', { name: text('paper.a4'), exact: true }).check({ force: true })
}

async function download(page: Page): Promise<{ name: string; bytes: Buffer }> {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: text('download'), exact: true }).click()
  const file = await started
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('a begun sheet of labels is filled from the label that is free', async ({ page }) => {
  await openPanel(page)
  await page
    .getByRole('combobox', { name: text('format.label'), exact: true })
    .selectOption('avery-l7160')
  await page.getByLabel(text('caption.label')).fill('Bàn 7 · テーブル')
  await page.getByTitle('Start at label 4').click()
  await expect(page.getByRole('spinbutton', { name: text('start.label') })).toHaveValue('4')
  await expect(page.getByRole('spinbutton', { name: text('copies.label') })).toHaveValue('18')
  await expect(page.getByTestId('sheet').locator('image')).toHaveCount(18)

  const { name, bytes } = await download(page)
  expect(name).toBe('url-example-com-table-7-sheet.pdf')
  const pdf = bytes.toString('latin1')
  // Every label holds a code and its words.
  expect(pdf.match(/\/S\/Figure/g)).toHaveLength(36)
  expect(pdf).toContain('/PrintScaling/None')
  if (!hasGhostscript) return

  const [sheet] = drawPrinted([bytes], { format: 'pdf', dpi: 150 })
  const format = findLabelFormat('avery-l7160') as LabelFormat
  const fields = layoutSheet(format, { count: 18, startAt: 4 })[0] ?? []
  for (const [number, readings] of [
    [3, { jsqr: null, zxing: null }],
    [4, { jsqr: link, zxing: link }],
    [21, { jsqr: link, zxing: link }],
  ] as const) {
    const field = fields[number - 1]
    if (!sheet || !field) throw new Error('No such label')
    const { rgba, width, height } = cut(sheet, field, 150 / 25.4)
    expect(await decodePixels(rgba, width, height)).toEqual(readings)
  }
})

test('rows and columns of one’s own come with marks, or say that nothing fits', async ({
  page,
}) => {
  await openPanel(page)
  await page.getByRole('combobox', { name: text('format.label'), exact: true }).selectOption('grid')
  await page.getByRole('checkbox', { name: text('marks.corners') }).check()
  await page.getByRole('spinbutton', { name: text('copies.label') }).fill('30')
  await page.getByRole('button', { name: text('preview.next') }).click()
  await expect(page.getByText(/sheet 2 of 3/)).toBeVisible()
  const { bytes } = await download(page)
  const pdf = bytes.toString('latin1')
  expect(pdf).toContain('/Count 3')
  expect(pdf.match(/\/S\/Figure/g)).toHaveLength(30)

  await page.getByRole('spinbutton', { name: text('grid.columns') }).fill('20')
  await page.getByRole('spinbutton', { name: text('grid.gapMm') }).fill('40')
  await expect(page.getByText(text('grid.noRoom'))).toBeVisible()
  await expect(page.getByTestId('sheet')).toBeHidden()
})

test('labels that are too small for a code are told, and the choice outlives a reload', async ({
  page,
}) => {
  await openPanel(page, `https://example.com/${'long-address/'.repeat(20)}`)
  await page
    .getByRole('combobox', { name: text('format.label'), exact: true })
    .selectOption('avery-l7651')
  await expect(page.getByText(/A module would be 0\.\d+ mm: too small/)).toBeVisible()
  await page.reload()
  await page.getByRole('tab', { name: message('en', 'generator.panels.tabs.print') }).click()
  await expect(page.getByRole('combobox', { name: text('format.label'), exact: true })).toHaveValue(
    'avery-l7651',
  )
})

test('the sheet opens in a window of its own, ready to print', async ({ page }) => {
  await openPanel(page)
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: text('print'), exact: true }).click()
  const opened = await opening
  await expect.poll(() => opened.url()).toMatch(/^blob:/)
  await opened.close()
})

type BoxMm = { xMm: number; yMm: number; widthMm: number; heightMm: number }

function cut({ rgba, width }: Pixels, box: BoxMm, pxPerMm: number) {
  const [left, top] = [Math.ceil(box.xMm * pxPerMm), Math.ceil(box.yMm * pxPerMm)]
  const columns = Math.floor(box.widthMm * pxPerMm)
  const rows = Math.floor(box.heightMm * pxPerMm)
  const out = new Uint8ClampedArray(columns * rows * 4)
  for (let row = 0; row < rows; row++) {
    const from = ((top + row) * width + left) * 4
    out.set(rgba.subarray(from, from + columns * 4), row * columns * 4)
  }
  return { rgba: out, width: columns, height: rows }
}
