import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import JSZip from 'jszip'
import Papa from 'papaparse'
import { readZxing } from '@/qr/decode/engines/read-zxing'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node.js'
import { decodePixels, readPixels } from '@/qr/render/decode-for-test'
import { drawPrinted, hasGhostscript } from '@/qr/render/draw-printed-for-test'
import { drawSvg } from '@/qr/render/draw-svg-for-test'
import { message } from './catalogue'
import { expect, test } from './site-test'

const text = (key: string) => message('en', `batch.${key}`)
/** Of a message with numbers in it, what stands before them. */
const beginningOf = (key: string) => text(key).replace(/\s*\(?\{.*/s, '')

const linkOf = (row: number) => `https://example.com/t/${row}`

type Row = { link: string; name: string }

/** Rows as the spreadsheet counts them begin with 2: the first line holds the headings. */
const makeRows = (count: number, isFaulty: (row: number) => boolean = () => false): Row[] =>
  Array.from({ length: count }, (_, index) => {
    const row = index + 2
    return { link: isFaulty(row) ? '' : linkOf(row), name: `table-${row}` }
  })

const csvOf = (rows: readonly Row[]) =>
  ['Link,File name', ...rows.map(({ link, name }) => `${link},${name}`)].join('\r\n')

async function dropList(page: Page, csv: string) {
  await page.goto('/batch-qr-code')
  const place = page.getByTestId('batch-list')
  await expect(place).toBeVisible()
  // It is painted before it listens.
  await expect
    .poll(() =>
      place.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))),
    )
    .toBe(true)
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([content], 'tables.csv', { type: 'text/csv' }))
    return transfer
  }, csv)
  await place.dispatchEvent('drop', { dataTransfer: data })
}

const press = (page: Page, key: string) =>
  page.getByRole('button', { name: text(key), exact: true }).click()

const startButton = (page: Page) =>
  page.locator('#batch-run').getByRole('button', { name: /^Make/ })

/** Small pictures, which are drawn and decoded quickly. */
async function choosePng(page: Page, widthPx: number) {
  await page.getByRole('radio', { name: 'PNG', exact: true }).check({ force: true })
  const width = page.getByRole('spinbutton', { name: text('output.width') })
  await width.fill(String(widthPx))
  await width.blur()
}

async function save(page: Page, name: string) {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const file = await started
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

const saveZip = (page: Page) => save(page, beginningOf('run.result.downloadZip'))
const result = (page: Page) => page.getByText(/codes are made$/)

/** Every drawing of an archive, by name. */
async function unpackDrawings(zip: JSZip): Promise<Map<string, string>> {
  const files = Object.values(zip.files).filter(({ name }) => name.endsWith('.svg'))
  const drawings = files.map(async (file) => [file.name, await file.async('string')] as const)
  return new Map(await Promise.all(drawings))
}

async function readDrawing(svg: string): Promise<string | undefined> {
  await prepareZxingFromPackage()
  const [code] = await readZxing(drawSvg(svg, 132), { formats: ['qr'], tryInvert: false })
  return code?.text
}

function readManifest(csv: string): Record<string, string>[] {
  return Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  }).data
}

test('ten thousand rows become codes while the page stays awake, and faulty ones are listed', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const isFaulty = (row: number) => row % 270 === 7 && row <= 270 * 37
  const rows = makeRows(10_000, isFaulty)
  const faultyRows = rows.flatMap(({ link }, index) => (link ? [] : [index + 2]))
  expect(faultyRows).toHaveLength(37)
  await page.addInitScript(() => {
    const durations: number[] = []
    Object.assign(window, { longTasks: durations })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) durations.push(duration)
    }).observe({ entryTypes: ['longtask'] })
  })
  await dropList(page, csvOf(rows))
  await expect(page.getByTestId('plan')).toContainText('9,963')
  const listed = page.getByTestId('faults').getByRole('rowheader')
  await expect(listed).toHaveText(faultyRows.map(String))

  await page.evaluate(() => Object.assign(window, { longTasks: [] }))
  const startedMs = performance.now()
  await startButton(page).click()
  const progress = page.getByRole('progressbar')
  await expect(progress).toBeVisible()
  await expect(page).toHaveTitle(/^\d+\s?%/)

  // What one presses is answered, however much goes on.
  await press(page, 'run.pause')
  await expect(page.getByText(text('run.paused'), { exact: true }).first()).toBeVisible()
  await press(page, 'run.resume')
  await expect(page.getByText(text('run.making'), { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'H', exact: true }).check({ force: true })
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })

  await expect(result(page)).toBeVisible({ timeout: 240_000 })
  await expect(result(page)).toContainText('9,963')
  const ranMs = performance.now() - startedMs
  const stoodStillMs = await page.evaluate(() =>
    (window as unknown as { longTasks: number[] }).longTasks.reduce((sum, ms) => sum + ms, 0),
  )
  // The work is done elsewhere; how much of a task's time is waiting for a processor, nobody knows.
  expect(stoodStillMs / ranMs).toBeLessThan(0.25)

  const { name, bytes } = await saveZip(page)
  expect(name).toBe('tables.zip')
  const zip = await JSZip.loadAsync(bytes)
  const drawings = await unpackDrawings(zip)
  const good = rows.filter(({ link }) => link)
  expect([...drawings.keys()].sort()).toEqual(good.map((row) => `${row.name}.svg`).sort())
  // No two are the same, and the batch has decoded each by itself, as its manifest says below.
  const untitled = [...drawings.values()].map((svg) => svg.replace(/<title.*?<\/title>/s, ''))
  expect(new Set(untitled).size).toBe(9963)
  const wrong: Row[] = []
  for (const row of good.filter((_, index) => index % 25 === 0)) {
    const read = await readDrawing(drawings.get(`${row.name}.svg`) ?? '')
    if (read !== row.link) wrong.push(row)
  }
  expect(wrong).toEqual([])

  const manifest = await zip.file('manifest.csv')?.async('string')
  expect((await save(page, text('run.result.manifest'))).bytes.toString()).toBe(manifest)
  const lines = readManifest(manifest ?? '')
  const made = lines.filter((line) => line[text('manifest.file')])
  const told = ['row', 'file', 'content', 'verified'].map((name) => text(`manifest.${name}`))
  expect(made.map((line) => told.map((name) => line[name]))).toEqual(
    rows.flatMap(({ link, name }, index) =>
      link ? [[String(index + 2), `${name}.svg`, link, text('manifest.yes')]] : [],
    ),
  )
  const left = lines.filter((line) => !line[text('manifest.file')])
  expect(left.map((line) => Number(line[text('manifest.row')])).sort((a, b) => a - b)).toEqual(
    faultyRows,
  )
})

test('a run goes on after a reload where it was, and can be thrown away', async ({ page }) => {
  const rows = makeRows(800)
  await dropList(page, csvOf(rows))
  await expect(page.getByTestId('plan')).toContainText('800')
  await choosePng(page, 132)
  await startButton(page).click()
  const progress = page.getByRole('progressbar')
  await expect
    .poll(async () => Number((await progress.getAttribute('aria-valuenow')) ?? 0), {
      intervals: [50],
    })
    .toBeGreaterThan(5)
  await press(page, 'run.pause')
  await expect(page.getByRole('button', { name: text('run.resume'), exact: true })).toBeVisible()

  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  // The list is still there, too.
  await expect(page.getByTestId('batch-list')).toContainText('tables.csv')
  await page.getByRole('button', { name: /^Go on with [\d,]+ of 800$/ }).click()
  await expect(result(page)).toContainText('800', { timeout: 40_000 })
  const zip = await JSZip.loadAsync((await saveZip(page)).bytes)
  expect(Object.keys(zip.files)).toHaveLength(801)
  const sample = zip.file('table-801.png')
  const pixels = await readPixels((await sample?.async('uint8array')) ?? new Uint8Array())
  const { zxing } = await decodePixels(pixels.rgba, pixels.width, pixels.height)
  expect(zxing).toBe(linkOf(801))

  await press(page, 'run.result.again')
  await startButton(page).click()
  await press(page, 'run.cancel.ask')
  await press(page, 'run.cancel.stop')
  await expect(page.getByText(text('failures.cancelled.title'), { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByTestId('batch-list')).toContainText('tables.csv')
  await expect(startButton(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Go on with/ })).toHaveCount(0)
})

test('sheets of labels hold a code for every row', async ({ page }) => {
  await dropList(page, csvOf(makeRows(60)))
  await expect(page.getByTestId('plan')).toContainText('60')
  await page.getByRole('radio', { name: text('output.kind.labels') }).check({ force: true })
  const words = (key: string) => message('en', `editor.print.${key}`)
  await page.getByRole('radio', { name: words('paper.a4'), exact: true }).check({ force: true })
  await page
    .getByRole('combobox', { name: words('format.label'), exact: true })
    .selectOption('avery-l7160')
  await page.getByRole('spinbutton', { name: words('start.label') }).fill('4')
  await expect(page.getByTestId('sheet').locator('image')).toHaveCount(18)
  await startButton(page).click()
  await expect(result(page)).toContainText('60', { timeout: 30_000 })
  const { name, bytes } = await save(page, beginningOf('run.result.downloadPdf'))
  expect(name).toBe('tables.pdf')
  // Three fields of the first sheet are used up, and 21 go on each.
  expect(bytes.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(3)
  if (!hasGhostscript) return

  const pages = drawPrinted([bytes], { format: 'pdf', dpi: 150 })
  expect(pages).toHaveLength(3)
  await prepareZxingFromPackage()
  const texts: string[] = []
  for (const sheet of pages) {
    for (const code of await readZxing(sheet, { formats: ['qr'] })) texts.push(code.text)
  }
  expect(texts.sort()).toEqual(
    makeRows(60)
      .map(({ link }) => link)
      .sort(),
  )
})

test('the look of a batch is designed in the editor, which keeps its own', async ({ page }) => {
  await dropList(page, csvOf(makeRows(3)))
  const shape = page.getByRole('radio', { name: message('en', 'editor.style.modules.shapes.dot') })
  await shape.check({ force: true })
  await page.getByRole('link', { name: text('design.editor.link') }).click()
  await expect(page).toHaveURL(/\/url$/)
  await page.getByRole('radio', { name: /^H/ }).check({ force: true })
  await page.getByRole('link', { name: message('en', 'generator.batch.back') }).click()
  await expect(shape).toBeChecked()
  const level = page.getByRole('group', { name: text('design.level.label') })
  await expect(level.getByRole('radio', { name: 'H', exact: true })).toBeChecked()
  await page.goto('/url')
  await expect(page.getByRole('radio', { name: /^M/ })).toBeChecked()
})
