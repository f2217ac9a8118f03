import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import JSZip from 'jszip'
import Papa from 'papaparse'
import { readZxing } from '@/qr/decode/engines/read-zxing'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node.js'
import { drawSvg } from '@/qr/render/draw-svg-for-test'
import { message } from './catalog'
import { expect } from './site-test'

export const batchText = (key: string) => message('en', `batch.${key}`)
/** Returns the part of a message before its first argument. */
export const beginningOf = (key: string) => batchText(key).replace(/\s*\(?\{.*/s, '')

export type Row = { link: string; name: string }

/** Row numbers start at 2, as in a spreadsheet: the first line contains the headings. */
export const makeRows = (count: number, isFaulty: (row: number) => boolean = () => false): Row[] =>
  Array.from({ length: count }, (_, index) => {
    const row = index + 2
    return { link: isFaulty(row) ? '' : `https://example.com/t/${row}`, name: `table-${row}` }
  })

export const findFaultyRows = (rows: readonly Row[]) =>
  rows.flatMap(({ link }, index) => (link ? [] : [index + 2]))

/** Drops a CSV file with the rows on the open page. */
export async function dropList(page: Page, rows: readonly Row[]): Promise<void> {
  const lines = ['Link,File name', ...rows.map(({ link, name }) => `${link},${name}`)]
  const data = await page.evaluateHandle((csv) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([csv], 'tables.csv', { type: 'text/csv' }))
    return transfer
  }, lines.join('\r\n'))
  await page.getByTestId('batch-list').dispatchEvent('drop', { dataTransfer: data })
}

export const pressInBatch = (page: Page, key: string) =>
  page.getByRole('button', { name: batchText(key), exact: true }).click()

export const startButton = (page: Page) =>
  page.locator('#batch-run').getByRole('button', { name: /^Create \d/ })

export const batchResult = (page: Page) => page.getByText(/codes created$/)

async function save(page: Page, name: string) {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const file = await started
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** Checks the archive and the manifest of a finished run against the rows of its list. */
export async function expectArchiveOf(page: Page, rows: readonly Row[]): Promise<void> {
  const good = rows.filter(({ link }) => link)
  const { name, bytes } = await save(page, beginningOf('run.result.downloadZip'))
  expect(name).toBe('tables.zip')
  const zip = await JSZip.loadAsync(bytes)
  const names = Object.keys(zip.files).filter((file) => file !== 'manifest.csv')
  expect(names.sort()).toEqual(good.map((row) => `${row.name}.svg`).sort())
  await prepareZxingFromPackage()
  const wrong: Row[] = []
  for (const row of good) {
    const svg = (await zip.file(`${row.name}.svg`)?.async('string')) ?? ''
    const [code] = await readZxing(drawSvg(svg, 132), { formats: ['qr'], tryInvert: false })
    if (code?.text !== row.link) wrong.push(row)
  }
  expect(wrong).toEqual([])

  const manifest = (await zip.file('manifest.csv')?.async('string')) ?? ''
  expect((await save(page, batchText('run.result.manifest'))).bytes.toString()).toBe(manifest)
  const { data: lines } = Papa.parse<Record<string, string>>(manifest.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  })
  const column = (key: string) => batchText(`manifest.${key}`)
  const drawn = lines.filter((line) => line[column('file')])
  const columns = ['row', 'file', 'content', 'verified'].map(column)
  expect(drawn.map((line) => columns.map((name) => line[name]))).toEqual(
    rows.flatMap(({ link, name }, index) =>
      link ? [[String(index + 2), `${name}.svg`, link, batchText('manifest.yes')]] : [],
    ),
  )
  const left = lines.filter((line) => !line[column('file')])
  expect(left.map((line) => Number(line[column('row')])).sort((a, b) => a - b)).toEqual(
    findFaultyRows(rows),
  )
}
