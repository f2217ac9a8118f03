import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { decodePng, decodeSvg } from '@/qr/render/decode-for-test'
import { message } from './catalogue'
import { expect, test } from './site-test'

const link = 'https://example.com/menu'
const logoText = (key: string) => message('en', `editor.logo.${key}`)
const frameText = (key: string) => message('en', `editor.frame.${key}`)

async function openPanel(page: Page, tab: 'logo' | 'frame'): Promise<Locator> {
  await page.goto('/url')
  await page.locator('form [name="url"]').fill(link)
  await page.getByRole('tab', { name: message('en', `generator.panels.tabs.${tab}`) }).click()
  const panel = page.getByRole('region', { name: message('en', `editor.${tab}.label`) })
  await expect(panel).toBeVisible()
  return panel
}

async function download(page: Page, key: 'png' | 'svg'): Promise<Buffer> {
  const started = page.waitForEvent('download')
  await page
    .getByRole('button', { name: message('en', `generator.export.${key}`), exact: true })
    .first()
    .click()
  return readFile(await (await started).path())
}

/** A green disc in the middle of a large transparent picture. */
async function paddedLogo(): Promise<Buffer> {
  const disc = Buffer.from(
    '<svg width="500" height="500"><circle cx="250" cy="250" r="250" fill="#1c6b42"/></svg>',
  )
  return sharp({ create: { width: 1600, height: 1200, channels: 4, background: '#0000' } })
    .composite([{ input: disc, left: 550, top: 350 }])
    .png()
    .toBuffer()
}

test('a logo from a file stands in the code, which still reads', async ({ page }) => {
  const panel = await openPanel(page, 'logo')
  const file = panel.getByLabel(logoText('choose'))
  await file.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await paddedLogo(),
  })
  await expect(panel.getByText(logoText('own'))).toBeVisible()
  // The empty edges are gone.
  await expect(panel.getByText(/^50\d × 50\d/)).toBeVisible()

  const png = await download(page, 'png')
  expect(await decodePng(png)).toEqual({ jsqr: link, zxing: link })
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const middle =
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  expect([...data.subarray(middle, middle + 3)]).toEqual([0x1c, 0x6b, 0x42])
  const svg = (await download(page, 'svg')).toString()
  expect(svg).toContain('data:image/png;base64,')
  expect(svg).not.toMatch(/<(use|clipPath)/)

  const size = panel.getByRole('slider', { name: logoText('size.label') })
  await size.fill('45')
  const shrink = panel.getByRole('button', {
    name: new RegExp(logoText('size.shrink').split('{')[0] as string),
  })
  await shrink.click()
  await expect(size).not.toHaveValue('45')

  await panel.getByRole('button', { name: logoText('remove') }).click()
  await expect(file).toBeFocused()
  expect((await download(page, 'svg')).toString()).not.toContain('<image')
})

test('a built-in picture is chosen by keyboard, and a file that runs scripts is refused', async ({
  page,
}) => {
  const panel = await openPanel(page, 'logo')
  await panel.getByLabel(logoText('choose')).setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/></svg>',
    ),
  })
  await expect(panel.getByText(logoText('problems.active'))).toBeVisible()

  await panel.getByRole('radio', { name: logoText('icons.wifi') }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(panel.getByRole('radio', { name: logoText('icons.link') })).toBeChecked()
  await expect(panel.getByText(logoText('problems.active'))).toBeHidden()
  await panel.getByRole('radio', { name: logoText('shape.circle') }).check({ force: true })
  const svg = (await download(page, 'svg')).toString()
  expect(await decodeSvg(svg)).toEqual({ jsqr: link, zxing: link })
})

test('a drawing pasted as text and a picture dropped on the page become the logo', async ({
  page,
}) => {
  const panel = await openPanel(page, 'logo')
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData(
      'text/plain',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
    )
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data }))
  })
  await expect(panel.getByText(logoText('drawing'))).toBeVisible()

  const base64 = (await paddedLogo()).toString('base64')
  await page.evaluate((text) => {
    const data = new DataTransfer()
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
    data.items.add(new File([bytes], 'logo.png', { type: 'image/png' }))
    for (const type of ['dragenter', 'dragover', 'drop']) {
      const event = new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true })
      document.body.dispatchEvent(event)
    }
  }, base64)
  await expect(panel.getByText(/^50\d × 50\d/)).toBeVisible()
})

test('a frame with words in any script is drawn into the file', async ({ page }) => {
  const panel = await openPanel(page, 'frame')
  const picture = page.locator('main svg[role="img"]').first()
  const plain = (await picture.getAttribute('viewBox')) as string
  await panel.getByRole('radio', { name: frameText('shapes.ribbon') }).check({ force: true })
  const words = panel.getByRole('textbox', { name: frameText('text') })
  await expect(words).toHaveValue(frameText('calls.scan'))
  await expect(picture).not.toHaveAttribute('viewBox', plain)
  await panel.getByRole('button', { name: frameText('calls.menu') }).click()
  await expect(words).toHaveValue(frameText('calls.menu'))

  await words.fill('Thực đơn メニュー')
  await panel.getByRole('radio', { name: frameText('fonts.display') }).check({ force: true })
  const svg = (await download(page, 'svg')).toString()
  expect(svg).not.toContain('<text')
  expect(await decodeSvg(svg)).toEqual({ jsqr: link, zxing: link })

  await words.fill('ابدأ')
  await expect(panel.getByRole('status')).toContainText('ا')
  await panel.getByRole('radio', { name: frameText('shapes.none') }).check({ force: true })
  await expect(words).toBeHidden()
  await expect(picture).toHaveAttribute('viewBox', plain)
})
