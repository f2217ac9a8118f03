import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { dataCodewords } from '@/qr/encode/block-structure'
import { drawSymbol } from '@/qr/encode/draw-symbol'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { addErrorCorrection } from '@/qr/encode/error-correction'
import { renderPath } from '@/qr/render/render-path'
import { message } from './catalogue'
import { expect, test } from './site-test'

const words = (key: string) => message('en', `scanner.results.${key}`)

type Symbol = Parameters<typeof renderPath>[0]

/** A picture of a code as somebody might have kept it. */
async function draw(matrix: Symbol, name: string) {
  const side = matrix.sizeModules + 8
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 6}" height="${side * 6}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${renderPath(matrix, 4)}"/></svg>`
  return { name, mimeType: 'image/png', buffer: await sharp(Buffer.from(svg)).png().toBuffer() }
}

function drawText(text: string, name: string) {
  const encoded = encodeMatrix(text, { level: 'M' })
  if (!encoded.ok) throw new Error('Too long')
  return draw(encoded.matrix, name)
}

/** One symbol of several (ISO/IEC 18004, 8): mode 3, place, last place, parity; then bytes. */
function drawPart(bytes: Uint8Array, index: number, count: number, parity: number, name: string) {
  const fields: [value: number, bits: number][] = [
    [3, 4],
    [index, 4],
    [count - 1, 4],
    [parity, 8],
    [4, 4],
    [bytes.length, 8],
    ...[...bytes].map((byte): [number, number] => [byte, 8]),
    [0, 4],
  ]
  const bits = fields.map(([value, length]) => value.toString(2).padStart(length, '0')).join('')
  const data = Uint8Array.from({ length: dataCodewords(3, 'M') }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).padEnd(8, '0'), 2),
  )
  data.fill(0xec, Math.ceil(bits.length / 8))
  const symbol = drawSymbol(addErrorCorrection(data, 3, 'M'), 3, 'M', 'auto')
  return draw({ ...symbol, sizeModules: 29 } as Symbol, name)
}

async function scan(page: Page, files: Awaited<ReturnType<typeof draw>>[]) {
  await page.locator('[data-scanner] input[type=file]').first().setInputFiles(files)
}

const card = (page: Page, kind: string): Locator =>
  page.locator(`[data-reading] article[data-kind="${kind}"]`)

test('a link is shown whole with its real host, its tricks named, and never opened by itself', async ({
  page,
  context,
}) => {
  await page.goto('/qr-code-scanner')
  const opened: string[] = []
  context.on('page', (other) => opened.push(other.url()))
  await scan(page, [await drawText('https://p\u0430ypal.com@login.evil.com/a?b=c', 'trick.png')])
  const link = card(page, 'url')
  await expect(link.locator('strong[data-link-part=domain]')).toHaveText('evil.com')
  await expect(link.locator('[data-link-part=user]')).toContainText('p\u0430ypal.com@')
  await expect(link.locator('[data-finding=userInfo]')).toContainText('login.evil.com')
  const open = link.getByRole('link', { name: words('actions.openAnyway') })
  await expect(open).toHaveAttribute('target', '_blank')
  await expect(open).toHaveAttribute('rel', 'noopener noreferrer')

  await scan(page, [await drawText('https://p\u0430ypal.com/', 'letters.png')])
  const domain = page.locator('strong[data-link-part=domain]', { hasText: 'p\u0430ypal.com' })
  const imitation = link.filter({ has: domain })
  await expect(imitation.locator('[data-finding=lookAlike]')).toContainText('Cyrillic')
  await expect(imitation.locator('[data-finding=imitates]')).toContainText('paypal.com')

  await scan(page, [await drawText('javascript:alert(document.domain)//x', 'script.png')])
  await expect(page.locator('[data-reading]')).toHaveCount(3)
  await expect(page.locator('[data-reading] a[href^="javascript"]')).toHaveCount(0)
  expect(opened).toEqual([])
})

test('a network keeps its password to itself, a contact and an event become files', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/qr-code-scanner')
  await scan(page, [
    await drawText('WIFI:T:WPA;S:Atelier;P:letmein99;;', 'wifi.png'),
    await drawText('BEGIN:VCARD\r\nVERSION:3.0\r\nN:Doe;Jo\r\nFN:Jo Doe\r\nEND:VCARD', 'card.png'),
    await drawText(
      'BEGIN:VEVENT\r\nSUMMARY:Expo\r\nDTSTART:20270514T083000Z\r\nEND:VEVENT',
      'e.png',
    ),
  ])
  const wifi = card(page, 'wifi')
  await expect(wifi).toContainText('Atelier')
  await expect(wifi).not.toContainText('letmein99')
  await wifi.getByText(words('details.title')).click()
  await expect(wifi).not.toContainText('letmein99')
  await wifi.getByRole('button', { name: words('actions.copyPassword') }).click()
  await expect(page.getByText(message('en', 'content.copying.done'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('letmein99')
  await wifi.getByRole('button', { name: words('details.showSecret') }).click()
  await expect(wifi.locator('dd').filter({ hasText: 'letmein99' })).toBeVisible()

  const saveBy = async (kind: string, action: string) => {
    const saved = page.waitForEvent('download')
    await card(page, kind)
      .getByRole('button', { name: words(`actions.${action}`) })
      .click()
    const download = await saved
    return [download.suggestedFilename(), await readFile(await download.path(), 'utf8')]
  }
  const [contactName, contact] = await saveBy('vcard', 'saveContact')
  expect(contactName).toBe('jo-doe.vcf')
  expect(contact).toContain('FN:Jo Doe')
  const [eventName, event] = await saveBy('event', 'saveEvent')
  expect(eventName).toBe('expo.ics')
  expect(event).toMatch(/^BEGIN:VCALENDAR[\s\S]*UID:[\s\S]*SUMMARY:Expo/)
})

test('a message over several codes is joined, and what is missing is said', async ({ page }) => {
  const bytes = new TextEncoder().encode('Grüße aus der Werkstatt, in zwei Teilen.')
  const parity = bytes.reduce((sum, byte) => sum ^ byte, 0)
  // Between the two bytes of a letter.
  const cut = 3
  await page.goto('/qr-code-scanner')
  await scan(page, [await drawPart(bytes.slice(cut), 1, 2, parity, 'two.png')])
  const text = card(page, 'text')
  await expect(page.getByText('1 of 2 parts read')).toBeVisible()
  await scan(page, [await drawPart(bytes.slice(0, cut), 0, 2, parity, 'one.png')])
  await expect(text).toContainText('Grüße aus der Werkstatt, in zwei Teilen.')
  await expect(page.locator('[data-reading]')).toHaveCount(1)
})

test('those who make codes see how one is made', async ({ page }) => {
  await page.goto('/qr-code-scanner')
  await scan(page, [await drawText('ORDER-4711 größer als 0123456789012345', 'mixed.png')])
  const text = card(page, 'text')
  await text.getByText(words('details.title')).click()
  await expect(text.locator('pre')).toContainText('4f 52 44 45')
  await expect(text).toContainText('× 29 modules')
  await expect(text.getByText(words('details.mode.byte')).first()).toBeVisible()
  await expect(text).toContainText(words('details.mode.numeric'))
})
