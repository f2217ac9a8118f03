import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { drawSymbolPicture, place } from '@/qr/decode/draw-for-test.js'
import { rotateLuma } from '@/qr/decode/pixels/rotate-luma.js'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { message } from './catalogue'
import { expect, test } from './site-test'

const words = (key: string) => message('en', `scanner.${key}`)
const network = 'WIFI:T:WPA;S:Guest house;P:hunter2horse;;'
const link = 'https://example.com/menu'

type Picture = { name: string; mimeType: string; buffer: Buffer }

async function toPicture(name: string, luma: Uint8Array, width: number, height: number) {
  const buffer = await sharp(luma, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

/** A desk with three codes on it, one of them turned. */
function drawDesk(): Promise<Picture> {
  const [width, height] = [1000, 700]
  const ground = { luma: new Uint8Array(width * height).fill(225), width, height }
  place(ground, drawSymbolPicture(link), 40, 60)
  place(ground, rotateLuma(drawSymbolPicture(network), 0.3).luma, 450, 20)
  place(ground, drawSymbolPicture('Just a word'), 300, 420)
  return toPicture('desk.png', ground.luma, width, height)
}

function drawCode(name: string, text: string): Promise<Picture> {
  const { luma, width, height } = drawSymbolPicture(text)
  return toPicture(name, luma, width, height)
}

/** A page for each text; readers find the objects without a table of them. */
function writeDocument(texts: readonly string[]): Picture {
  const pages = texts.map((text, index) => {
    const encoded = encodeMatrix(text, { level: 'M' })
    if (!encoded.ok) throw new Error(encoded.reason)
    const { modules, sizeModules } = encoded.matrix
    const dark = [...modules.keys()].filter((at) => modules[at])
    const squares = dark.map((at) => {
      const [x, y] = [at % sizeModules, sizeModules - 1 - Math.floor(at / sizeModules)]
      return `${100 + x * 5} ${400 + y * 5} 5 5 re`
    })
    const stream = `${squares.join('\n')}\nf`
    const [page, content] = [3 + index * 2, 4 + index * 2]
    return `${page} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${content} 0 R>>endobj
${content} 0 obj<</Length ${stream.length}>>stream
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
  return { name: 'leaflet.pdf', mimeType: 'application/pdf', buffer: Buffer.from(source, 'latin1') }
}

async function choose(page: Page, ...files: Picture[]): Promise<void> {
  await page.locator('[data-scanner] input[type=file]').first().setInputFiles(files)
}

const status = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible({ timeout: 30_000 })
const entries = (page: Page) => page.locator('[data-reading]')

test('every code in a picture is outlined, numbered and told; the history keeps its secrets', async ({
  page,
}) => {
  await page.goto('/qr-code-scanner')
  await choose(page, await drawDesk())
  await status(page, '3 codes in the picture')
  await expect(entries(page)).toHaveCount(3)
  const marks = page.getByRole('button', { name: /^Code \d: / })
  await expect(marks).toHaveCount(3)

  // From the outline to the entry and back.
  const mark = page.getByRole('button', { name: `Code 1: ${link}` })
  await mark.click()
  const entry = entries(page).filter({ hasText: 'example.com' })
  await expect(entry).toBeFocused()
  await expect(entry.getByRole('link', { name: words('results.actions.open') })).toHaveAttribute(
    'href',
    link,
  )
  const frame = page.getByRole('group', { name: 'Picture: desk.png' })
  await frame.focus()
  const before = await mark.boundingBox()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect
    .poll(async () => (await frame.locator('img').boundingBox())?.width)
    .toBeGreaterThan(1000)
  expect(await mark.boundingBox()).not.toEqual(before)
  await page.keyboard.press('0')

  await page.getByRole('button', { name: words('start.history'), exact: true }).click()
  const history = page.getByRole('dialog')
  const rows = history.getByRole('list', { name: words('history.title') }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(history.getByText('Guest house', { exact: true })).toBeVisible()
  await expect(history).not.toContainText('hunter2horse')
  await history.getByRole('searchbox').fill('hunter2')
  await expect(history.getByText(words('history.nothingFound'))).toBeVisible()
  await history.getByRole('searchbox').fill('WORD')
  await expect(rows).toHaveCount(1)
  await history.getByRole('button', { name: 'Delete Just a word' }).click()
  await history.getByRole('button', { name: words('history.undo') }).click()
  await expect(rows).toHaveCount(1)
  await history.getByRole('searchbox').fill('')
  await history.getByRole('combobox').selectOption('wifi')
  await expect(rows).toHaveCount(1)
  await history.getByRole('combobox').selectOption('all')

  const saved = page.waitForEvent('download')
  await history.getByRole('button', { name: words('history.exportCsv'), exact: true }).click()
  const csv = await readFile(await (await saved).path(), 'utf8')
  expect(csv).toContain(link)
  expect(csv.trim().split('\r\n')).toHaveLength(4)

  await history.getByRole('checkbox').uncheck()
  await history.getByRole('button', { name: words('history.deleteAll') }).click()
  await expect(history.getByText(words('history.empty.title'))).toBeVisible()
  await history.getByRole('button', { name: words('history.close') }).click()
  await choose(page, await drawCode('after.png', 'Not to be kept'))
  await status(page, '4 codes in 2 pictures')
  await page.getByRole('button', { name: words('start.history'), exact: true }).click()
  await expect(history.getByText(words('history.empty.title'))).toBeVisible()
})

test('all pages of a document, a pasted picture and a dropped one are read', async ({ page }) => {
  await page.goto('/qr-code-scanner')
  await choose(page, writeDocument(['First page', 'Second page', 'First page']))
  await status(page, '2 codes in 3 pictures')
  await expect(entries(page).first()).toContainText('leaflet.pdf, page 1 of 3')
  await expect(entries(page).first()).toContainText('leaflet.pdf, page 3 of 3')

  const bring = async (way: 'paste' | 'drop', picture: Picture) =>
    page.evaluate(
      ([kind, base64, name]) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        const data = new DataTransfer()
        data.items.add(new File([bytes], name, { type: 'image/png' }))
        const event =
          kind === 'paste'
            ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
            : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
        document.body.dispatchEvent(event)
      },
      [way, picture.buffer.toString('base64'), picture.name] as const,
    )
  await bring('paste', await drawCode('pasted.png', 'Pasted'))
  await status(page, '3 codes in 4 pictures')
  await bring('drop', await drawCode('dropped.png', 'Dropped'))
  await status(page, '4 codes in 5 pictures')
  await expect(page.getByRole('button', { name: /^dropped\.png, 1 code$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: words('desk.clear') }).click()
  await expect(page.getByRole('button', { name: words('start.camera') })).toBeVisible()
  await expect(entries(page)).toHaveCount(0)
})

test('what gives nothing says why and what may help', async ({ page }) => {
  await page.goto('/qr-code-scanner')
  const blank = await toPicture('blank.png', new Uint8Array(300 * 200).fill(200), 300, 200)
  await choose(page, blank)
  await expect(page.getByText(words('state.failures.no-code.title'))).toBeVisible({
    timeout: 30_000,
  })
  await page.getByRole('button', { name: words('state.withBarcodes') }).click()
  await expect(page.getByRole('checkbox', { name: words('start.barcodes.label') })).toBeChecked()
  await expect(page.getByText(words('state.failures.no-code.title'))).toBeVisible({
    timeout: 30_000,
  })

  await choose(page, { name: 'letter.txt', mimeType: 'image/png', buffer: Buffer.from('Dear all') })
  await expect(page.getByText(/“letter\.txt”/)).toBeVisible()
  await choose(page, { name: 'nothing.png', mimeType: 'image/png', buffer: Buffer.alloc(0) })
  await expect(page.getByText(words('state.failures.empty-file.title'))).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: words('start.barcodes.label') })).toBeChecked()
})

test('it reads without a connection once it has read with one', async ({
  page,
  context,
  expectedFailures,
}) => {
  expectedFailures.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|Failed to fetch/)
  await page.goto('/qr-code-scanner')
  const kept = () =>
    caches.open('pages-1').then(async (pages) => Boolean(await pages.match('/qr-code-scanner')))
  await expect.poll(() => page.evaluate(kept)).toBe(true)
  await choose(page, await drawCode('online.png', 'With a connection'))
  await status(page, '1 code in the picture')

  await context.setOffline(true)
  await page.goto('/qr-code-scanner')
  await choose(page, await drawCode('offline.png', 'Without one'))
  await status(page, '1 code in the picture')
  await expect(entries(page)).toContainText('Without one')
  await context.setOffline(false)
})
