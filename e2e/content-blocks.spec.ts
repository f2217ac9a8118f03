import { decodePng } from '@/qr/render/decode-for-test'
import { message } from './catalogue'
import { expect, test } from './site-test'

// As sharp as a phone's screen.
test.use({ deviceScaleFactor: 3 })

/** Pages with styled codes or worked examples. */
const pages = [
  '/',
  '/features',
  '/qr-codes-in-marketing',
  '/qr-codes-in-education',
  '/qr-codes-for-personal',
  '/qr-codes-for-nonprofit',
  '/qr-codes-for',
]
const pictures = 'main img[src^="/pictures/codes/"]'

for (const path of pages) {
  for (const locale of ['en', 'ja'] as const) {
    test(`every picture of a code on ${path} scans where it stands, ${locale}`, async ({
      page,
    }) => {
      await page.goto(locale === 'en' ? path : `/${locale}${path}`)
      const codes = await page.locator(pictures).all()
      expect(codes.length).toBeGreaterThan(3)
      for (const code of codes) {
        await code.scrollIntoViewIfNeeded()
        await expect
          .poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeTruthy()
        const { zxing, jsqr } = await decodePng(await code.screenshot())
        expect(zxing).toBeTruthy()
        expect(jsqr).toBe(zxing)
      }
    })
  }
}

test('an example opens in the generator, filled in and styled', async ({ page }) => {
  await page.goto('/qr-codes-in-marketing')
  const example = page
    .locator('main li', { has: page.locator('img[src^="/pictures/codes/"]') })
    .first()
  await example.scrollIntoViewIfNeeded()
  const { zxing } = await decodePng(await example.locator('img').screenshot())
  await example.getByRole('link', { name: message('en', 'pages.codes.makeOne') }).click()
  await expect(page).toHaveURL(/\/url$/)
  await expect(page.getByRole('textbox').first()).toHaveValue(zxing as string)
  await expect(async () => {
    const drawn = await decodePng(await page.getByTestId('code').first().screenshot())
    expect(drawn.zxing).toBe(zxing)
  }).toPass()
})

test('a picture of a code is given for our own address only, and kept', async ({
  page,
  request,
}) => {
  await page.goto('/qr-codes-in-marketing')
  const src = (await page.locator(pictures).first().getAttribute('src')) as string
  const answer = await request.get(src)
  expect(answer.headers()['content-type']).toContain('image/svg+xml')
  expect(answer.headers()['cache-control']).toContain('immutable')
  const other = src.replace(/.(?=\.svg$)/, (letter) => (letter === 'A' ? 'B' : 'A'))
  expect((await request.get(other)).status()).toBe(404)
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

test('prices are written in the way of each language', async ({ page }) => {
  await page.goto('/pricing')
  await expect(page.locator('main')).toContainText(/[$€£]\d/)
  await page.goto('/de/pricing')
  await expect(page.locator('main')).toContainText(/\d\u00a0€/)
  await page.goto('/ja/pricing')
  await expect(page.locator('main')).toContainText(/[￥¥]\d/)
})

test('a legal page says that it is a template, and marks what is to be filled in', async ({
  page,
}) => {
  await page.goto('/page/privacy-policy')
  await expect(page.getByText(message('en', 'pages.template'))).toBeVisible()
  expect(await page.locator('main mark').count()).toBeGreaterThan(2)
})

test('on paper there is the text alone, with the addresses of its links', async ({ page }) => {
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
