import type { Page } from '@playwright/test'
import { localeCodes } from '@/i18n/locales'
import { localizedPath } from '@/paths'
import { decodePng } from '@/qr/render/decode-for-test'
import { message } from './catalogue'
import { expect, test } from './site-test'

const topMenu = (page: Page) =>
  page.getByRole('navigation', { name: message('en', 'site.header.navigation') })
const openSideMenu = (page: Page) =>
  page.getByRole('button', { name: message('en', 'site.header.openMenu') })

test('the dropdown opens by press, leads on, and closes by Escape and outside', async ({
  page,
}) => {
  await page.goto('/')
  const menu = topMenu(page)
  const summary = menu.locator('summary').filter({ hasText: 'Tools' })
  const entry = menu.getByRole('link', { name: /Batch/ })
  await expect(entry).toBeHidden()
  await summary.click()
  await expect(entry).toContainText('🔥')
  await expect(entry.locator('svg')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await expect(summary).toBeFocused()
  await summary.click()
  await page.mouse.click(700, 700)
  await expect(entry).toBeHidden()
  await summary.focus()
  await page.keyboard.press('Enter')
  await entry.click()
  await expect(page).toHaveURL(/\/batch-qr-code$/)
  await expect(page.locator('h1')).toBeVisible()
})

test('the arrow keys open a dropdown and walk through it, and only one is open at a time', async ({
  page,
}) => {
  await page.goto('/')
  const tools = topMenu(page).locator('details').filter({ hasText: 'Tools' })
  const entries = tools.getByRole('link')
  await tools.locator('summary').focus()
  await page.keyboard.press('ArrowDown')
  await expect(entries.first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(entries.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(entries.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(entries.last()).toBeFocused()

  const languages = page.getByRole('banner').locator('details').filter({ hasText: 'Deutsch' })
  await languages.locator('summary').focus()
  await expect(tools).not.toHaveAttribute('open')
  await page.keyboard.press('ArrowDown')
  await expect(languages.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(languages).not.toHaveAttribute('open')
})

test('the bar is plain at the top, and from 32 px of scroll translucent with a shadow', async ({
  page,
}) => {
  await page.goto('/features')
  const bar = page.getByRole('banner')
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top)
  const look = () =>
    bar.evaluate((element) => {
      const { backgroundColor, boxShadow } = getComputedStyle(element)
      const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      canvas.fillStyle = backgroundColor
      canvas.fillRect(0, 0, 1, 1)
      const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data
      return { color: [red, green, blue].join(), alpha, hasShadow: boxShadow !== 'none' }
    })
  await scrollTo(31)
  await expect.poll(look).toMatchObject({ alpha: 255, hasShadow: false })
  await scrollTo(32)
  await expect.poll(look).toEqual({ color: '255,255,255', alpha: 217, hasShadow: true })
  await scrollTo(3000)
  await expect(bar).toBeInViewport()
  expect((await bar.boundingBox())?.y).toBe(0)
  await scrollTo(0)
  await expect.poll(look).toMatchObject({ alpha: 255, hasShadow: false })
})

test('the focus goes through the bar without moving the page', async ({ page }) => {
  await page.goto('/features')
  await page.evaluate(() => window.scrollTo(0, 1500))
  await page.getByRole('banner').getByRole('link').first().focus()
  for (let pressed = 0; pressed < 3; pressed++) await page.keyboard.press('Tab')
  expect(await page.evaluate(() => window.scrollY)).toBe(1500)
})

test('the logo leads home in the language of the page', async ({ page }) => {
  await page.goto('/ja/pricing')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/ja$/)
})

test('the menu fits the narrowest screen it shows on, in every language', async ({
  browser,
  baseURL,
}) => {
  const viewport = { width: 1024, height: 700 }
  // The scripts have no part in it.
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport })
  const page = await context.newPage()
  for (const locale of localeCodes) {
    await page.goto(localizedPath(locale, '/pricing'))
    await expect(page.locator('header nav').first()).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, locale).toBe(1024)
  }
  await context.close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the side menu is 300 px wide and closes by route, overlay and Escape', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('dialog')
    await openSideMenu(page).click()
    await expect(menu).toBeVisible()
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(300)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()

    await openSideMenu(page).click()
    await page.mouse.click(20, 400)
    await expect(menu).toBeHidden()

    await openSideMenu(page).click()
    await menu.getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(menu).toBeHidden()
  })

  test('the side menu closes on the way back and forward, also where only the query changes', async ({
    page,
  }) => {
    await page.goto('/pricing')
    await page.evaluate(() => history.pushState(null, '', '/pricing?from=poster'))
    const menu = page.getByRole('dialog')
    for (const [go, url] of [
      ['goBack', /\/pricing$/],
      ['goForward', /\/pricing\?from=poster$/],
    ] as const) {
      await openSideMenu(page).click()
      await expect(menu).toBeVisible()
      await page[go]()
      await expect(page).toHaveURL(url)
      await expect(menu).toBeHidden()
    }
  })

  test('the side menu keeps the focus, gives it back, and the page behind it stays where it is', async ({
    page,
  }) => {
    await page.goto('/features')
    await page.evaluate(() => window.scrollTo(0, 200))
    const menu = page.getByRole('dialog')
    await openSideMenu(page).focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    const stops = await menu.locator('a:visible, button:visible, summary:visible').count()
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let pressed = 0; pressed <= stops; pressed++) {
        await page.keyboard.press(key)
        expect(await menu.evaluate((open) => open.contains(document.activeElement))).toBe(true)
      }
    }
    for (const x of [20, 300]) {
      await page.mouse.move(x, 400)
      await page.mouse.wheel(0, 2000)
    }
    await page.keyboard.press('Escape')
    await expect(openSideMenu(page)).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(200)
  })

  test('the side menu marks batch, and opens sign-in and sign-up in a new tab', async ({
    page,
  }) => {
    await page.goto('/')
    await openSideMenu(page).click()
    const menu = page.getByRole('dialog')
    await menu.locator('summary').filter({ hasText: 'Tools' }).click()
    await expect(menu.getByRole('link', { name: /Batch/ })).toContainText('🔥')
    for (const [key, path] of [
      ['site.header.signIn', '/sign-in'],
      ['site.header.signUp', '/sign-up'],
    ] as const) {
      const link = menu.getByRole('link', { name: message('en', key), exact: true })
      expect(await link.getAttribute('href')).toMatch(new RegExp(`^https://[^/]+${path}$`))
      await expect(link).toHaveAttribute('target', '_blank')
    }
  })
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test('the side menu is 300 px wide too, and a touch beside it does no more than close it', async ({
    page,
  }) => {
    await page.goto('/')
    const menu = page.getByRole('dialog')
    await openSideMenu(page).tap()
    await expect.poll(async () => await menu.boundingBox()).toMatchObject({ x: 20, width: 300 })
    // On the logo, which lies under the overlay.
    await page.evaluate(() =>
      document.querySelector('header a')?.addEventListener('click', () => {
        document.body.dataset.touched = 'true'
      }),
    )
    await page.touchscreen.tap(18, 30)
    await expect(menu).toBeHidden()
    await expect(page.locator('body')).not.toHaveAttribute('data-touched')
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
