import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import writeXlsxFile from 'write-excel-file/node'
import { decodeSvg } from '@/qr/render/decode-for-test'
import { message } from './catalogue'
import { expect, test } from './site-test'

const text = (key: string) => message('en', `batch.${key}`)

type Upload = { name: string; mimeType: string; buffer: Buffer }

const csvFile = (name: string, content: string | Uint8Array): Upload => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
})

async function open(page: Page): Promise<Locator> {
  await page.goto('/batch-qr-code')
  const list = page.getByTestId('batch-list')
  await expect(list).toBeVisible()
  return list
}

const choose = (list: Locator, files: Upload | Upload[]) =>
  list.locator('input[type="file"]:not([accept="image/*"])').setInputFiles(files)

/** As the catalogue has it, with its numbers in place. */
const ready = (page: Page, count: number) =>
  expect(page.getByTestId('plan')).toContainText(
    count === 1 ? '1 code is ready' : `${count} codes are ready`,
  )

/** What a reader makes of the pictures on the page. */
async function readPreviews(page: Page, count: number): Promise<(string | null)[]> {
  const codes = page.getByRole('region', { name: text('preview.title') }).getByTestId('code')
  await expect(codes).toHaveCount(count)
  const texts: (string | null)[] = []
  for (const code of await codes.all()) {
    const svg = await code.evaluate((picture) => new XMLSerializer().serializeToString(picture))
    texts.push((await decodeSvg(svg)).zxing)
  }
  return texts
}

async function save(page: Page, press: Locator) {
  const waiting = page.waitForEvent('download')
  await press.click()
  const download = await waiting
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('a workbook becomes Wi-Fi codes, and stays after a reload', async ({ page }) => {
  const list = await open(page)
  const sheet = [
    ['Netzwerk', 'Verschlüsselung', 'Passwort'],
    ['Café Luna', 'WPA2', '00112233'],
    ['Gäste', 'keine', null],
    ['Büro', 'WEP', 'geheim123'],
  ]
  const buffer = await writeXlsxFile([
    { data: [['Nothing of use']], sheet: 'Notes' },
    { data: sheet, sheet: 'WLAN' },
  ] as never).toBuffer()
  await choose(list, { name: 'wlan.xlsx', mimeType: 'application/octet-stream', buffer })
  await list.getByLabel(text('list.sheet')).selectOption('WLAN')

  await ready(page, 2)
  await expect(page.getByLabel(text('columns.type'), { exact: true })).toHaveValue('wifi')
  expect(await readPreviews(page, 2)).toEqual([
    'WIFI:T:WPA;S:Café Luna;P:00112233;;',
    'WIFI:T:nopass;S:Gäste;;',
  ])
  const fault = page.getByTestId('faults').getByRole('row').nth(1)
  await expect(fault).toContainText('WEP')
  await expect(fault.getByRole('rowheader')).toHaveText('4')

  await page.reload()
  await expect(list).toContainText('wlan.xlsx')
  await ready(page, 2)
})

test('faulty rows are saved, mended and fed again', async ({ page }) => {
  const list = await open(page)
  const rows = [
    'Link;Farbe;Dateiname',
    'example.com/1;navy;eins',
    'example.com/2;yellow;zwei',
    'javascript:alert(1);;drei',
    '',
    'example.com/4;;"vier',
  ]
  // Western Windows, as old spreadsheets write it.
  const bytes = Uint8Array.from([...rows.join('\r\n').replace('eins', 'äöü')], (letter) =>
    letter.charCodeAt(0),
  )
  await choose(list, csvFile('links.csv', bytes))
  await ready(page, 1)
  await expect(list).toContainText('WINDOWS-1252')
  await expect(list).toContainText('äöü')
  const faults = page.getByTestId('faults')
  await expect(faults.getByRole('rowheader')).toHaveText(['3', '4', '6'])

  const saved = await save(page, faults.getByRole('button', { name: text('faultList.save') }))
  expect(saved.name).toBe(`${text('faultList.file')}.csv`)
  const mended = saved.bytes
    .toString()
    .replace('yellow', 'green')
    .replace('javascript:alert(1)', 'example.com/3')
  await choose(list, csvFile('mended.csv', mended))
  await ready(page, 3)
  expect(await readPreviews(page, 3)).toEqual([
    'https://example.com/2',
    'https://example.com/3',
    'https://example.com/4',
  ])
})

test('rows are pasted, understood otherwise, taken away and brought back', async ({ page }) => {
  const list = await open(page)
  await list.getByRole('tab', { name: text('list.sources.paste') }).click()
  await list.getByLabel(text('list.paste.label')).fill('Mai\t+49 30 123456\nLê\t+84 24 123456\n')
  await list.getByRole('button', { name: text('list.paste.use') }).click()
  await ready(page, 2)
  await page.getByLabel(text('columns.type'), { exact: true }).selectOption('phone')
  await expect.poll(() => readPreviews(page, 2)).toEqual(['tel:+4930123456', 'tel:+8424123456'])
  await list.getByLabel(text('list.hasHeadings')).check()
  await ready(page, 1)

  await list.getByRole('button', { name: text('list.remove') }).click()
  await list.getByRole('button', { name: text('list.undo') }).click()
  await ready(page, 1)
})

test('a series and a template make lists', async ({ page }) => {
  const list = await open(page)
  for (const format of ['csv', 'xlsx'] as const) {
    await list.getByLabel(text('templates.label')).selectOption('event')
    const template = await save(
      page,
      list.getByRole('button', { name: text(`templates.${format}`) }),
    )
    await choose(list, { name: template.name, mimeType: '', buffer: template.bytes })
    await ready(page, 2)
    await expect(page.getByLabel(text('columns.type'), { exact: true })).toHaveValue('event')
    await list.getByRole('button', { name: text('list.remove') }).click()
  }

  await list.getByRole('tab', { name: text('list.sources.serial') }).click()
  await list.getByLabel(text('serial.text')).fill('SN-{n:0000}')
  await list.getByLabel(text('serial.start'), { exact: true }).fill('998')
  await list.getByLabel(text('serial.count')).fill('2000')
  await expect(list).toContainText('SN-2997')
  await list.getByRole('button', { name: /2,000/ }).click()
  await expect(page.getByTestId('plan')).toContainText('2,000 codes are ready')
  expect((await readPreviews(page, 6))[5]).toBe('SN-1003')
})

test('what is no list is refused with a way out', async ({ page }) => {
  const list = await open(page)
  const pdf = { name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  await choose(list, pdf)
  await expect(
    list.getByRole('status').filter({ hasText: text('list.failures.not-a-table') }),
  ).toBeVisible()
  await choose(list, csvFile('empty.csv', '\n\n'))
  await expect(
    list.getByRole('status').filter({ hasText: text('list.failures.empty') }),
  ).toBeVisible()
  await list.getByRole('button', { name: text('list.sample.use') }).click()
  await ready(page, 6)
})

test('the first step stands in the page itself, and the rest is fetched for whoever comes near', async ({
  page,
}) => {
  const answer = await page.request.get('/batch-qr-code')
  expect(await answer.text()).toContain(text('list.drop'))
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/messages/batch-')) asked.push(request.url())
  })
  const list = await open(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(asked).toEqual([])
  await list.getByText(text('list.private')).hover()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
})
