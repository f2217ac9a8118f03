import type { Page } from '@playwright/test'
import { decodePng } from '@/qr/render/decode-for-test'
import { message } from '../catalog'
import { expect, test } from '../site-test'

// Pixel density of a phone's screen.
test.use({ deviceScaleFactor: 3 })

/** Decodes every picture of a code as displayed; returns the text of the first. */
async function expectPicturesToScan(page: Page): Promise<string> {
  const codes = await page.locator('main img[src^="/pictures/codes/"]').all()
  expect(codes.length).toBeGreaterThan(3)
  const texts: string[] = []
  for (const code of codes) {
    await code.scrollIntoViewIfNeeded()
    await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeTruthy()
    const { zxing, jsqr } = await decodePng(await code.screenshot())
    expect(zxing).toBeTruthy()
    expect(jsqr).toBe(zxing)
    texts.push(zxing as string)
  }
  return texts[0] as string
}

test('every picture of a code in a showcase scans as shown', async ({ page }) => {
  await page.goto('/')
  await expectPicturesToScan(page)
})

test('every picture of a code in examples scans as shown and opens in the generator', async ({
  page,
}) => {
  await page.goto('/ja/qr-codes-in-marketing')
  const text = await expectPicturesToScan(page)
  await page
    .locator('main li', { has: page.locator('img[src^="/pictures/codes/"]') })
    .first()
    .getByRole('link', { name: message('ja', 'pages.codes.makeOne') })
    .click()
  await expect(page).toHaveURL(/\/ja\/url$/)
  await expect(page.getByRole('textbox').first()).toHaveValue(text)
  await expect(async () => {
    const drawn = await decodePng(await page.getByTestId('code').first().screenshot())
    expect(drawn.zxing).toBe(text)
  }).toPass()
})

test('the comparison scrolls within itself, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/pricing')
  const region = page.getByRole('region').filter({ has: page.locator('table') })
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expect(region.getByRole('rowheader').first()).toBeVisible()
  await expect(region.getByRole('columnheader').first()).toBeVisible()
})

test('a printed page has the text alone, with the addresses of its links', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/page/privacy-policy')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const link = page.locator('main h2 ~ p a[href^="/"]').first()
  const shown = await link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(shown).toContain((await link.getAttribute('href')) as string)
  expect(shown).toContain('http')
  const color = await page.locator('body').evaluate((body) => getComputedStyle(body).color)
  expect(color).toBe('rgb(0, 0, 0)')
})
