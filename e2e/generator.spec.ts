import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { decodePng, decodeSvg, type Readings, readPixels } from '@/qr/render/decode-for-test'
import { message } from './catalog'
import { expect, test } from './site-test'

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`)

test('a code made in Japanese is checked by our own decoder, exported and copied', async ({
  page,
  context,
  baseURL,
}) => {
  const text = (key: string) => message('ja', key)
  const download = async (key: string): Promise<Download> => {
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: text(key), exact: true }).click()
    return started
  }
  const contact = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Müller-Größe;Jürgen;;;',
    'FN:Jürgen Müller-Größe',
    'ORG:株式会社クワイエット',
    'END:VCARD',
  ].join('\r\n')
  const readings: Readings = { jsqr: contact, zxing: contact }

  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // Workers and WebAssembly run under the Content-Security-Policy of the site; a violation fails
  // the test.
  const loaded = page.waitForResponse(/zxing_reader[^/]*\.wasm$/)
  await page.goto('/ja/vcard')
  await field(page, 'firstName').fill('Jürgen')
  await field(page, 'lastName').fill('Müller-Größe')
  await field(page, 'organization').fill('株式会社クワイエット')
  const status = page.getByRole('status')
  await expect(status.filter({ hasText: text('generator.code.status.ready') })).toBeVisible()
  const wasm = await loaded
  expect(new URL(wasm.url()).origin).toBe(new URL(baseURL as string).origin)
  expect(wasm.headers()['content-type']).toBe('application/wasm')
  await expect(page.getByText(text('generator.health.verdict.green')).first()).toBeVisible()

  const svg = await download('generator.export.svg')
  expect(svg.suggestedFilename()).toMatch(/^vcard-.+\.svg$/)
  expect(await decodeSvg(await readFile(await svg.path(), 'utf8'))).toEqual(readings)

  const png = await download('generator.export.png')
  const bytes = await readFile(await png.path())
  expect(await decodePng(bytes)).toEqual(readings)
  expect(await readPixels(bytes)).toMatchObject({ width: 1000, height: 1000 })

  await page.getByRole('button', { name: text('generator.export.copy') }).click()
  await expect(page.getByText(text('generator.export.copied'))).toBeVisible()
  const base64 = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const blob = await item?.getType('image/png')
    const copied = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))
    return copied.reduce((text, byte) => text + String.fromCharCode(byte), '')
  })
  expect(await decodePng(Buffer.from(base64, 'latin1'))).toEqual(readings)
})

test('the code is in the page before any script runs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string })
  const page = await context.newPage()
  for (const path of ['/', '/wifi', '/de/vcard', '/event']) {
    await page.goto(path)
    const code = page.locator('main svg[role="img"]').first()
    await expect(code, path).toBeVisible()
    const { jsqr, zxing } = await decodePng(await code.screenshot())
    expect(zxing, path).toBeTruthy()
    expect(jsqr, path).toBe(zxing)
  }
  await context.close()
})

test('what was typed survives a change of page and a reload', async ({ page }) => {
  await page.goto('/url')
  await field(page, 'url').fill('example.com/ab')
  await page
    .getByRole('link', { name: message('en', 'types.wifi.label'), exact: true })
    .first()
    .click()
  await expect(field(page, 'ssid')).toBeVisible()
  await page.goBack()
  await expect(field(page, 'url')).toHaveValue('example.com/ab')
  await page.reload()
  await expect(field(page, 'url')).toHaveValue('example.com/ab')
  await expect(page.locator('main svg[role="img"]').first()).toHaveAccessibleName(
    /example\.com\/ab/,
  )
})
