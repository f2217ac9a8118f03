import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/paths'
import { decodePng, decodeSvg, type Readings, readPixels } from '@/qr/render/decode-for-test'
import { message } from './catalogue'
import { expect, test } from './site-test'

type Entry = {
  name: string
  type: string
  fields: Record<string, string>
  /** What the code must say, to the letter. */
  expected: string
}

const entries: Entry[] = [
  {
    name: 'a long link with a fragment',
    type: 'url',
    fields: {
      url: 'https://example.com/catalogue/summer?utm_source=poster&utm_medium=print&utm_campaign=2026-07&size=A2,A3#page=12&view=FitH',
    },
    expected:
      'https://example.com/catalogue/summer?utm_source=poster&utm_medium=print&utm_campaign=2026-07&size=A2,A3#page=12&view=FitH',
  },
  {
    name: 'a Wi-Fi name with a semicolon and quotes',
    type: 'wifi',
    fields: { ssid: 'Café “Luna”; "2nd" floor', password: 'p:a\\s,s;w"ord' },
    expected: 'WIFI:T:WPA;S:Café “Luna”\\; \\"2nd\\" floor;P:p\\:a\\\\s\\,s\\;w\\"ord;;',
  },
  {
    name: 'a contact with umlauts and Japanese',
    type: 'vcard',
    fields: {
      firstName: 'Jürgen',
      lastName: 'Müller-Größe',
      organization: '株式会社クワイエット',
      mobile: '+49 170 1234567',
      email: 'juergen@example.com',
    },
    expected: [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Müller-Größe;Jürgen;;;',
      'FN:Jürgen Müller-Größe',
      'ORG:株式会社クワイエット',
      'TEL;TYPE=CELL:+491701234567',
      'EMAIL:juergen@example.com',
      'END:VCARD',
    ].join('\n'),
  },
  {
    name: 'a Vietnamese text with emoji',
    type: 'text',
    fields: { text: 'Phở bò tái chín — mời bạn ghé quán 🍜🇻🇳, mở cửa từ 6 giờ sáng' },
    expected: 'Phở bò tái chín — mời bạn ghé quán 🍜🇻🇳, mở cửa từ 6 giờ sáng',
  },
]

async function fill(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields))
    await page.locator(`form [name="${name}"]`).fill(value)
}

async function download(page: Page, locale: Locale, key: string): Promise<Download> {
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: message(locale, key), exact: true }).click()
  return started
}

const normalise = (text: string | null) => text?.replaceAll('\r\n', '\n') ?? null
function expectBoth(readings: Readings, expected: string) {
  expect(normalise(readings.jsqr)).toBe(expected)
  expect(normalise(readings.zxing)).toBe(expected)
}

for (const locale of ['en', 'de', 'ja', 'vi'] satisfies Locale[]) {
  for (const { name, type, fields, expected } of entries) {
    test(`${name} is made and read back in ${locale}`, async ({ page }) => {
      await page.goto(localizedPath(locale, `/${type}`))
      const status = page
        .getByRole('status')
        .filter({ hasText: message(locale, 'generator.code.status.ready') })
      await fill(page, fields)
      await expect(status).toBeVisible()

      const svg = await download(page, locale, 'generator.export.svg')
      expect(svg.suggestedFilename()).toMatch(new RegExp(`^${type}-.+\\.svg$`))
      const svgText = await readFile(await svg.path(), 'utf8')
      expectBoth(await decodeSvg(svgText), expected)
      expect(svgText).not.toMatch(/<(use|clipPath)/)

      const png = await download(page, locale, 'generator.export.png')
      const bytes = await readFile(await png.path())
      expectBoth(await decodePng(bytes), expected)
      expect(await readPixels(bytes)).toMatchObject({ width: 1000, height: 1000 })
    })
  }
}

test('the code is in the page before any script runs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string })
  const page = await context.newPage()
  for (const path of ['/', '/wifi', '/de/vcard', '/event']) {
    await page.goto(path)
    const code = page.locator('main svg[role="img"]').first()
    await expect(code, path).toBeVisible()
    expectNotEmpty(await decodePng(await code.screenshot()), path)
  }
  await context.close()
})

function expectNotEmpty({ jsqr, zxing }: Readings, path: string) {
  expect(zxing, path).toBeTruthy()
  expect(jsqr, path).toBe(zxing)
}

test('the code follows while one types, and what was typed stays', async ({ page }) => {
  await page.goto('/url')
  const picture = page.locator('main svg[role="img"]').first()
  await page.locator('form [name="url"]').pressSequentially('example.com/a')
  await expect(picture).toHaveAccessibleName(/example\.com\/a/)
  const first = await picture.locator('path').last().getAttribute('d')
  await page.locator('form [name="url"]').pressSequentially('b')
  await expect(picture.locator('path').last()).not.toHaveAttribute('d', first as string)

  await page
    .getByRole('link', { name: message('en', 'types.wifi.label'), exact: true })
    .first()
    .click()
  await expect(page.locator('form [name="ssid"]')).toBeVisible()
  await page.goBack()
  await expect(page.locator('form [name="url"]')).toHaveValue('example.com/ab')
  await page.reload()
  await expect(page.locator('form [name="url"]')).toHaveValue('example.com/ab')
})

test('level, size and quiet zone reach the exported picture', async ({ page }) => {
  await page.goto('/text')
  await fill(page, { text: 'QUIETZONE' })
  await page.getByRole('radio', { name: /^H/ }).check({ force: true })
  await page.getByLabel(message('en', 'generator.design.size.label')).selectOption('500')
  await page
    .getByRole('tab', { name: message('en', 'generator.panels.tabs.style'), exact: true })
    .click()
  await page.getByRole('slider', { name: message('en', 'editor.style.ground.margin') }).fill('6')

  const svg = await download(page, 'en', 'generator.export.svg')
  // Nine capitals at level H make a version 1 symbol of 21 modules; six more on each side.
  expect(await readFile(await svg.path(), 'utf8')).toMatch(/viewBox="0 0 33 33"/)
  const png = await download(page, 'en', 'generator.export.png')
  expect(await readPixels(await readFile(await png.path()))).toMatchObject({ width: 500 })
})

test('a wrong entry is explained after it was left, not before', async ({ page }) => {
  await page.goto('/email')
  const to = page.locator('form [name="to"]')
  await to.pressSequentially('nobody')
  const error = page.getByText(message('en', 'content.errors.email'))
  await expect(error).toBeHidden()
  await to.blur()
  await expect(error).toBeVisible()
  await expect(to).toHaveAttribute('aria-invalid', 'true')
  await to.fill('nobody@example.com')
  await expect(error).toBeHidden()
})

test('the picture goes to the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/text')
  await fill(page, { text: 'copied' })
  await page.getByRole('button', { name: message('en', 'generator.export.copy') }).click()
  await expect(page.getByText(message('en', 'generator.export.copied'))).toBeVisible()
  const base64 = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const blob = await item?.getType('image/png')
    const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))
    return btoa(String.fromCharCode(...bytes))
  })
  expectBoth(await decodePng(Buffer.from(base64, 'base64')), 'copied')
})
