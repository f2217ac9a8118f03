import { localeCodes } from '@/i18n/locales'
import { localizedPath } from '@/paths'
import { decodePng } from '@/qr/render/decode-for-test'
import { message } from './catalogue'
import { expect, test } from './site-test'

test('the dropdown opens by press, leads on, and closes by Escape and outside', async ({
  page,
}) => {
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: message('en', 'site.header.navigation') })
  const summary = menu.locator('summary').filter({ hasText: 'Tools' })
  const entry = menu.getByRole('link', { name: /Batch/ })
  await expect(entry).toBeHidden()
  await summary.click()
  await expect(entry).toContainText('🔥')
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await summary.click()
  await page.mouse.click(700, 700)
  await expect(entry).toBeHidden()
  await summary.focus()
  await page.keyboard.press('Enter')
  await entry.click()
  await expect(page).toHaveURL(/\/batch-qr-code$/)
  await expect(page.locator('h1')).toBeVisible()
})

test('the bar is plain at the top and lets the page through once scrolled', async ({ page }) => {
  await page.goto('/features')
  const bar = page.getByRole('banner')
  await expect(bar).not.toHaveAttribute('data-scrolled', 'true')
  await page.mouse.wheel(0, 200)
  await expect(bar).toHaveAttribute('data-scrolled', 'true')
  await expect(bar).toBeInViewport()
})

test('the menu fits the narrowest screen it shows on, in every language', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  for (const locale of localeCodes) {
    await page.goto(localizedPath(locale, '/pricing'))
    await expect(page.locator('header nav').first()).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, locale).toBe(1024)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the side menu is 300 px wide and closes by route, overlay and Escape', async ({ page }) => {
    await page.goto('/')
    const open = page.getByRole('button', { name: message('en', 'site.header.openMenu') })
    const menu = page.getByRole('dialog')
    await open.click()
    await expect(menu).toBeVisible()
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(300)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()

    await open.click()
    await page.mouse.click(20, 400)
    await expect(menu).toBeHidden()

    await open.click()
    await menu.getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(menu).toBeHidden()
  })
})

test('choosing a language keeps the page, its query and fragment, and is remembered', async ({
  page,
  context,
}) => {
  await page.goto('/pricing?from=poster#plans')
  await page.locator('header summary').filter({ hasText: 'English' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/pricing\?from=poster#plans$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const cookie = (await context.cookies()).find(({ name }) => name === 'NEXT_LOCALE')
  expect(cookie).toMatchObject({ value: 'de', path: '/', sameSite: 'Lax' })
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(365)
})

test('choosing a language works without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string })
  const page = await context.newPage()
  await page.goto('/wifi')
  await page.locator('header summary').filter({ hasText: 'English' }).click()
  await page.getByRole('banner').getByRole('link', { name: '日本語' }).click()
  await expect(page).toHaveURL(/\/ja\/wifi$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await context.close()
})

test('sign-in and sign-up lead to the user application in a new tab', async ({ page }) => {
  await page.goto('/')
  for (const [key, path] of [
    ['site.header.signIn', '/sign-in'],
    ['site.header.signUp', '/sign-up'],
    ['site.footer.tryNow', '/sign-up'],
  ] as const) {
    const link = page.getByRole('link', { name: message('en', key), exact: true }).first()
    expect(await link.getAttribute('href')).toMatch(new RegExp(`^https://[^/]+${path}$`))
    await expect(link).toHaveAttribute('target', '_blank')
  }
})

test('the footer names the trademark and the current year', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('DENSO WAVE')
  await expect(footer).toContainText(String(new Date().getFullYear()))
  await expect(footer.getByRole('heading', { name: 'Become a QR Code pro' })).toBeVisible()
  for (const path of ['/', '/url', '/multimedia', '/document', '/qr-code-scanner']) {
    await expect(footer.locator(`a[href="${path}"]`).first(), path).toBeVisible()
  }
})

const missing: [path: string, heading: string][] = [
  ['/no-such-type', 'Page Not Found'],
  ['/does/not/exist?a=1', 'Page not found: /does/not/exist?a=1'],
  ['/blog/no-such-article', 'Page Not Found: /blog/no-such-article'],
]
for (const [path, heading] of missing) {
  test(`${path} gives the error page`, async ({ page, expectedFailures }) => {
    expectedFailures.push(/status of 404/)
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('h1')).toHaveText(heading)
    const main = page.locator('main')
    await expect(
      main.getByRole('link', { name: message('en', 'site.errors.tryService') }),
    ).toBeVisible()
    await main.getByRole('link', { name: message('en', 'site.errors.home') }).click()
    await expect(page.locator('h1')).not.toHaveText(heading)
    await expect(page).toHaveURL(/:\d+\/$/)
  })
}

test('the error page speaks the visitor’s language', async ({ page, expectedFailures }) => {
  expectedFailures.push(/status of 404/)
  await page.goto('/de/gibt/es/nicht')
  await expect(page.locator('h1')).toHaveText(
    message('de', 'site.errors.pathNotFound').replace('{path}', '/de/gibt/es/nicht'),
  )
})

test('the error page is whole without scripts, and its code leads home', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string })
  const page = await context.newPage()
  await page.goto('/ja/does/not/exist')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.locator('h1')).toContainText('/ja/does/not/exist')
  const picture = page.locator('main svg[role="img"]')
  const { jsqr, zxing } = await decodePng(await picture.screenshot())
  expect(zxing).toBe(`${baseURL}/ja`)
  expect(jsqr).toBe(`${baseURL}/ja`)
  await context.close()
})
