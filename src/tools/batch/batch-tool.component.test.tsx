import { beforeEach, expect, it, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import writeXlsxFile from 'write-excel-file/universal'
import { catchDownload } from '@/testing/catch-download'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { openBrowserStore } from '@/tools/shared/browser-store'
import { BatchTool } from './batch-tool'
// Loaded in advance, so that a list that is being stored does not outlast its test.
import './list/stored-list'

const text = (key: string, values?: Record<string, string | number>) =>
  message(`batch.${key}`, values)

beforeEach(async () => {
  await (await openBrowserStore()).clear('batch')
})

const open = () =>
  renderInSite(<BatchTool siteUrl="https://qz.example" />, { path: '/batch-qr-code' })

const list = page.getByTestId('batch-list')
const plan = page.getByTestId('plan')
const faults = page.getByTestId('faults')
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const typeChoice = page.getByLabelText(text('columns.type'), { exact: true })

async function choose(file: File): Promise<void> {
  const input = list.element().querySelector('input[type="file"]:not([accept="image/*"])')
  await page.elementLocator(input as Element).upload(file)
}

const csvFile = (name: string, content: BlobPart) => new File([content], name, { type: 'text/csv' })
const isReady = (count: number) =>
  expect
    .element(plan)
    .toHaveTextContent(count === 1 ? '1 code is ready' : `${count} codes are ready`)

/** Decodes the pictures of the preview. */
async function readPreviews(): Promise<(string | null)[]> {
  const codes = page.getByRole('region', { name: text('preview.title') }).getByTestId('code')
  const drawings = codes.elements().map((code) => new XMLSerializer().serializeToString(code))
  const readings = await Promise.all(drawings.map((svg) => commands.readSvg(svg)))
  return readings.map(({ zxing }) => zxing)
}

it('loads the later steps when the pointer comes near, not before', async () => {
  const fetching = vi.spyOn(window, 'fetch')
  const messageRequests = () =>
    fetching.mock.calls.filter(([address]) => String(address).includes('/messages/batch-'))
  // The pointer is wherever an earlier test left it.
  document.body.style.pointerEvents = 'none'
  await open()
  await new Promise((resolve) => requestIdleCallback(resolve))
  expect(messageRequests()).toEqual([])
  document.body.style.pointerEvents = ''
  await list.getByText(text('list.private')).hover()
  await expect.poll(() => messageRequests().length).toBeGreaterThan(0)
})

it('turns a sheet of a workbook into Wi-Fi codes and restores it on the next visit', async () => {
  const { unmount } = await open()
  const sheet = [
    ['Netzwerk', 'Verschlüsselung', 'Passwort'],
    ['Café Luna', 'WPA2', '00112233'],
    ['Gäste', 'keine', null],
    ['Büro', 'WEP', 'geheim123'],
  ]
  const workbook = await writeXlsxFile([
    { data: [['Nothing of use']], sheet: 'Notes' },
    { data: sheet, sheet: 'WLAN' },
  ] as never).toBlob()
  await choose(new File([workbook], 'wlan.xlsx', { type: 'application/octet-stream' }))
  await list.getByLabelText(text('list.sheet')).selectOptions('WLAN')
  await isReady(2)
  await expect.element(typeChoice).toHaveValue('wifi')
  await expect
    .poll(readPreviews)
    .toEqual(['WIFI:T:WPA;S:Café Luna;P:00112233;;', 'WIFI:T:nopass;S:Gäste;;'])
  const fault = faults.getByRole('row').nth(1)
  await expect.element(fault).toHaveTextContent('WEP')
  await expect.element(fault.getByRole('rowheader')).toHaveTextContent(/^4$/)

  const stored = async () => (await (await openBrowserStore()).get('batch', 'list')) as unknown
  await expect.poll(stored).toMatchObject({ list: { name: 'wlan.xlsx', sheet: 'WLAN' } })
  await unmount()
  await open()
  await expect.element(list).toHaveTextContent('wlan.xlsx')
  await isReady(2)
})

it('exports faulty rows as a list that can be corrected and imported', async () => {
  await open()
  const rows = [
    'Link;Farbe;Dateiname',
    'example.com/1;navy;äöü',
    'example.com/2;yellow;zwei',
    'javascript:alert(1);;drei',
    '',
    'example.com/4;;"vier',
  ]
  // Western Windows encoding, as in old spreadsheets.
  const bytes = Uint8Array.from(rows.join('\r\n'), (letter) => letter.charCodeAt(0))
  await choose(csvFile('links.csv', bytes))
  await isReady(1)
  await expect.element(list).toHaveTextContent('WINDOWS-1252')
  await expect.element(list).toHaveTextContent('äöü')
  const faultyRows = () =>
    faults
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(faultyRows).toEqual(['3', '4', '6'])

  const saved = await catchDownload(() =>
    faults.getByRole('button', { name: text('faultList.save') }).click(),
  )
  expect(saved.name).toBe(`${text('faultList.file')}.csv`)
  const withMark = new TextDecoder('utf-8', { ignoreBOM: true })
  const corrected = withMark
    .decode(await saved.arrayBuffer())
    .replace('yellow', 'green')
    .replace('javascript:alert(1)', 'example.com/3')
  await choose(csvFile('corrected.csv', corrected))
  await isReady(3)
  await expect
    .poll(readPreviews)
    .toEqual(['https://example.com/2', 'https://example.com/3', 'https://example.com/4'])
})

it('applies another type and headings to pasted rows, and undoes removing them', async () => {
  await open()
  await page.getByRole('tab', { name: text('list.sources.paste') }).click()
  await list
    .getByLabelText(text('list.paste.label'))
    .fill('Mai\t+49 30 123456\nLê\t+84 24 123456\n')
  await button(text('list.paste.use')).click()
  await isReady(2)
  await typeChoice.selectOptions('phone')
  await expect.poll(readPreviews).toEqual(['tel:+4930123456', 'tel:+8424123456'])
  // Named as in the archive.
  await expect.element(page.getByText(text('names.example', { name: '1.svg' }))).toBeVisible()
  await list.getByLabelText(text('list.hasHeadings')).click()
  await isReady(1)

  await button(text('list.remove')).click()
  await button(text('list.undo')).click()
  await isReady(1)
})

it('offers the barcode for GS1 data in Code 128', async () => {
  await open()
  await page.getByRole('tab', { name: text('list.sources.paste') }).click()
  await list.getByLabelText(text('list.paste.label')).fill('(01)09506000134352(17)261231\n')
  await button(text('list.paste.use')).click()
  await typeChoice.selectOptions('code-128')
  await button(text('plan.gs1.use', { suggested: 'GS1-128' })).click()
  await expect.element(typeChoice).toHaveValue('gs1-128')
  await expect.element(plan).toHaveFocus()
  await isReady(1)
  await expect
    .element(page.getByText(text('plan.warning', { count: 1, row: 1 })))
    .not.toBeInTheDocument()
})

it('reads its own templates and makes a number series', async () => {
  await open()
  for (const format of ['csv', 'xlsx'] as const) {
    await list.getByLabelText(text('templates.label')).selectOptions('event')
    const template = await catchDownload(() => button(text(`templates.${format}`)).click())
    await choose(new File([template], template.name))
    await isReady(2)
    await expect.element(typeChoice).toHaveValue('event')
    await button(text('list.remove')).click()
  }

  await page.getByRole('tab', { name: text('list.sources.serial') }).click()
  await list.getByLabelText(text('serial.text')).fill('SN-{n:0000}')
  await list.getByLabelText(text('serial.start'), { exact: true }).fill('998')
  await list.getByLabelText(text('serial.count')).fill('2000')
  await expect.element(list).toHaveTextContent('SN-2997')
  await button(text('serial.make', { count: 2000 })).click()
  await expect.element(plan).toHaveTextContent('2,000 codes are ready')
  await expect.poll(async () => (await readPreviews()).at(5)).toBe('SN-1003')
})

it('refuses what is not a list and offers a sample', async () => {
  await open()
  const refusal = (reason: string) =>
    expect
      .element(list.getByRole('status').filter({ hasText: text(`list.failures.${reason}`) }))
      .toBeVisible()
  await choose(new File(['%PDF-1.7'], 'menu.pdf', { type: 'application/pdf' }))
  await refusal('not-a-table')
  await choose(csvFile('empty.csv', '\n\n'))
  await refusal('empty')
  await button(text('list.sample.use')).click()
  await isReady(6)
})

it('proposes a column of quantities as copies, skips 0, and asks before it prints many', async () => {
  await open()
  const rows = [
    'Link;Bestand',
    'example.com/1;2',
    'example.com/2;0',
    'example.com/3;12000',
    'example.com/4;2 kg',
  ]
  await choose(csvFile('stock.csv', rows.join('\r\n')))
  await isReady(4)
  await page.getByRole('radio', { name: text('output.kind.labels') }).click()
  await isReady(4)
  await expect.element(button(text('run.start', { count: 4 }))).toBeEnabled()
  await expect
    .element(page.getByText(text('offers.quantity.title', { name: 'Bestand' })))
    .toBeVisible()
  await button(text('offers.quantity.use')).click()
  await expect.element(button(text('offers.quantity.use'))).not.toBeInTheDocument()
  await isReady(2)
  await expect.element(page.getByText(text('run.not.quantities'))).toBeVisible()
  await page
    .getByRole('checkbox', { name: text('output.labels.large.label', { usual: 1000 }) })
    .click()
  await expect.element(page.getByText(text('run.not.quantities'))).not.toBeInTheDocument()
  await page.getByRole('radio', { name: text('output.labels.empty.one') }).click()
  await isReady(3)
  const total = text('output.labels.copiesTotal', { name: 'Bestand', count: 12_003 })
  await expect.element(page.getByText(total)).toBeVisible()
  // An archive has a file of each row.
  await page.getByRole('radio', { name: text('output.labels.empty.skip') }).click()
  await page.getByRole('radio', { name: text('output.kind.files') }).click()
  await isReady(4)
  const note = text('output.quantityFaults', { count: 1 })
  await expect.element(page.getByText(note)).toBeVisible()
})

it('offers barcodes and GS1 Digital Links for product numbers, and GS1 barcodes for their data', async () => {
  await open()
  await choose(csvFile('ean.csv', 'Artikel;EAN\nStift;4006381333931\nHeft;5901234123457\n'))
  await isReady(2)
  await button(text('offers.gtin.link')).click()
  await expect.element(typeChoice).toHaveValue('url')
  await expect
    .poll(readPreviews)
    .toEqual(['https://id.gs1.org/01/04006381333931', 'https://id.gs1.org/01/05901234123457'])
  await typeChoice.selectOptions('text')
  await button(text('offers.gtin.barcode', { format: 'EAN-13' })).click()
  await expect.element(typeChoice).toHaveValue('ean-13')
  await isReady(2)
  await choose(csvFile('gs1.csv', 'Daten\n(01)04006381333931(10)AB1\n'))
  await button('GS1 DataMatrix').click()
  await expect.element(typeChoice).toHaveValue('gs1-data-matrix')
  await isReady(1)
})

it('leaves labels whose text cannot be drawn out of the preview, with the reason', async () => {
  await open()
  const cells = ['Link,Caption,Quantity', 'example.com/1,Table 1,2', 'example.com/2,Party 🎉,5']
  const rows = [...cells, 'example.com/3,Bar,1']
  await choose(csvFile('tables.csv', rows.join('\r\n')))
  await isReady(3)
  await button(text('offers.quantity.use')).click()
  await page.getByRole('radio', { name: text('output.kind.labels') }).click()
  await expect.element(plan).toHaveTextContent('2 codes are ready')
  const reason = text('faults.caption-letters', { letters: '🎉' })
  const note = text('output.leftOut.row', { row: 3, reason })
  await expect.element(page.getByText(note)).toBeVisible()
  await expect.element(faults.getByRole('row').nth(1)).toHaveTextContent(`3Caption${reason}`)
  const sheet = page.getByTestId('sheet')
  await expect.poll(() => sheet.element().querySelectorAll('image[href^="data:"]').length).toBe(3)
  const total = text('output.labels.copiesTotal', { name: 'Quantity', count: 3 })
  await expect.element(page.getByText(total)).toBeVisible()
  await expect.element(button(text('run.start', { count: 2 }))).toBeVisible()

  // Without texts, the label is printed.
  await page.getByRole('checkbox', { name: text('output.labels.caption') }).click()
  await expect.element(page.getByText(note)).not.toBeInTheDocument()
  await isReady(3)
})
