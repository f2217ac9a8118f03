import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { decodePng, decodeSvg, type Pixels, readPixelsTwice } from '@/qr/render/decode-for-test'
import { drawPrinted, hasGhostscript } from '@/qr/render/draw-printed-for-test'
import { findLabelFormat, type LabelFormat } from '@/qr/sheet/label-formats'
import { layoutSheet } from '@/qr/sheet/layout-sheet'
import { message } from '../catalog'
import { expect, test } from '../site-test'

const link = 'https://example.com/menu'
const bothRead = { jsqr: link, zxing: link }
const text = (key: string) => message('en', key)

const openTab = (page: Page, key: string) =>
  page.getByRole('tab', { name: text(`generator.panels.tabs.${key}`), exact: true }).click()

async function download(page: Page, key: string): Promise<{ name: string; bytes: Buffer }> {
  const started = page.waitForEvent('download')
  await page
    .getByRole('button', { name: text(key), exact: true })
    .first()
    .click()
  const file = await started
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** Returns a green disc in the middle of a large transparent picture. */
async function paddedLogo(): Promise<Buffer> {
  const disc = Buffer.from(
    '<svg width="500" height="500"><circle cx="250" cy="250" r="250" fill="#1c6b42"/></svg>',
  )
  return sharp({ create: { width: 1600, height: 1200, channels: 4, background: '#0000' } })
    .composite([{ input: disc, left: 550, top: 350 }])
    .png()
    .toBuffer()
}

test('writes a preset, a logo and a frame into the downloaded files, which still read', async ({
  page,
}) => {
  await page.goto('/url')
  await page.locator('form [name="url"]').fill(link)
  await openTab(page, 'style')
  await page.getByRole('radio', { name: text('editor.style.presets.names.mint') }).check()

  await openTab(page, 'logo')
  const logo = page.getByRole('region', { name: text('editor.logo.label') })
  await logo.getByLabel(text('editor.logo.choose')).setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await paddedLogo(),
  })
  await expect(logo.getByText(text('editor.logo.own'))).toBeVisible()
  const { bytes: png } = await download(page, 'generator.export.png')
  expect(await decodePng(png)).toEqual(bothRead)
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const middle =
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  expect([...data.subarray(middle, middle + 3)]).toEqual([0x1c, 0x6b, 0x42])

  await openTab(page, 'frame')
  const frame = page.getByRole('region', { name: text('editor.frame.label') })
  await frame
    .getByRole('radio', { name: text('editor.frame.shapes.ribbon') })
    .check({ force: true })
  const plain = (await download(page, 'generator.export.svg')).bytes.toString()
  await frame.getByRole('textbox', { name: text('editor.frame.text') }).fill('Thực đơn メニュー')
  const svg = (await download(page, 'generator.export.svg')).bytes.toString()
  expect(svg).not.toBe(plain)
  expect(svg).toContain('#054837')
  expect(svg).toContain('data:image/png;base64,')
  expect(svg).not.toMatch(/<(text|use|clipPath)/)
  expect(await decodeSvg(svg)).toEqual(bothRead)
})

test('fetches nothing for the check before the first change, and then only from the site', async ({
  page,
  baseURL,
}) => {
  const wasm: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.wasm')) wasm.push(request.url())
  })
  await page.clock.install()
  await page.goto('/text')
  const label = text('generator.health.label')
  const meter = page.getByRole('button', { name: new RegExp(`^${label}:`) })
  await expect(meter).toHaveAccessibleName(new RegExp(`${text('generator.health.verdict.green')}$`))
  await page.clock.runFor(60_000)
  expect(page.workers()).toEqual([])
  expect(wasm).toEqual([])
  await page.clock.resume()

  const loaded = page.waitForResponse(/zxing_reader[^/]*\.wasm$/)
  await page.locator('form [name="text"]').fill('first words')
  const answer = await loaded
  expect(new URL(answer.url()).origin).toBe(new URL(baseURL as string).origin)
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/wasm',
    'cache-control': expect.stringContaining('immutable'),
  })
  await meter.click()
  const details = page.getByRole('region', { name: label })
  await expect(details.getByText(/^41 of 41$/)).toBeVisible()
})

test('downloads a sheet with a code in each label, and opens it in a new window', async ({
  page,
}) => {
  const print = (key: string) => text(`editor.print.${key}`)
  await page.goto('/url')
  await page.locator('form [name="url"]').fill(link)
  await openTab(page, 'print')
  await expect(page.getByTestId('sheet')).toBeVisible()
  await page.getByRole('radio', { name: print('paper.a4'), exact: true }).check({ force: true })
  await page
    .getByRole('combobox', { name: print('format.label'), exact: true })
    .selectOption('avery-l7160')
  await page.getByLabel(print('caption.label')).fill('Bàn 7 · テーブル')
  await page.getByRole('spinbutton', { name: print('start.label') }).fill('4')
  await expect(page.getByTestId('sheet').locator('image')).toHaveCount(18)

  const { name, bytes } = await download(page, 'editor.print.download')
  expect(name).toBe('url-example-com-menu-sheet.pdf')
  expect(bytes.toString('latin1').match(/\/S\/Figure/g)).toHaveLength(36)
  if (hasGhostscript) {
    const [sheet] = drawPrinted([bytes], { format: 'pdf', dpi: 150 })
    const format = findLabelFormat('avery-l7160') as LabelFormat
    const fields = layoutSheet(format, { count: 18, startAt: 4 })[0] ?? []
    for (const [number, readings] of [
      [3, { jsqr: null, zxing: null }],
      [4, bothRead],
      [21, bothRead],
    ] as const) {
      const field = fields[number - 1]
      if (!sheet || !field) throw new Error('No such label')
      const { rgba, width, height } = cut(sheet, field, 150 / 25.4)
      expect(await readPixelsTwice(rgba, width, height)).toEqual(readings)
    }
  }

  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: print('print'), exact: true }).click()
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
