import type { BrowserContext, Locator, Page } from '@playwright/test'
import { message } from './catalogue'
import { expect, test } from './site-test'

const isSignUp = /\/sign-up(\?|$)/
const signUp = (page: Page) => page.locator('a[href*="/sign-up"]')

/** What the user application is asked for next; it is somebody else's server. */
async function watchApp(context: BrowserContext): Promise<() => Promise<string>> {
  await context.route(isSignUp, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'The user application' }),
  )
  return async () => {
    const request = await context.waitForEvent('request', (asked) => isSignUp.test(asked.url()))
    return request.url()
  }
}

const carries = async (link: Locator, vcode: string | null) => {
  const href = await link.getAttribute('href')
  expect(new URL(href as string).searchParams.get('vcode'), href as string).toBe(vcode)
}

test('a code in any address is kept for thirty days, readable by scripts, and the first stays', async ({
  page,
  context,
  expectedFailures,
}) => {
  expectedFailures.push(/status of 404/)
  const readCookie = async () => (await context.cookies()).find(({ name }) => name === 'vcode')
  await page.goto('/de/no/such/page?vcode=spring-26')
  const cookie = await readCookie()
  expect(cookie).toMatchObject({
    value: 'spring-26',
    path: '/',
    sameSite: 'Lax',
    httpOnly: false,
    secure: false,
  })
  expect(Math.round((cookie?.expires ?? 0) - Date.now() / 1000 - 2_592_000)).toBeCloseTo(0, -2)
  expect(await page.evaluate(() => document.cookie)).toContain('vcode=spring-26')

  await page.goto('/pricing?vcode=autumn')
  expect((await readCookie())?.value).toBe('spring-26')
})

test('every link to signing up carries it, by pointer and by keyboard; signing in does not', async ({
  page,
}) => {
  for (const path of ['/pricing?vcode=spring', '/wifi']) {
    await page.goto(path)
    const links = await signUp(page).all()
    expect(links.length, path).toBeGreaterThan(2)
    for (const link of links) {
      await carries(link, null)
      if (await link.isVisible()) await link.hover()
      // The side menu's are out of sight here, and tried on a phone.
      else await link.dispatchEvent('focusin')
      await carries(link, 'spring')
    }
  }
  const signIn = page.locator('a[href$="/sign-in"]').first()
  await signIn.hover()
  await carries(signIn, null)

  await page.reload()
  const link = page.getByRole('banner').locator('a[href*="/sign-up"]').first()
  await link.focus()
  await carries(link, 'spring')
})

test('a press, a middle click and a copied address carry it from the error page too', async ({
  page,
  context,
  expectedFailures,
}) => {
  expectedFailures.push(/status of 404/)
  const findAsked = await watchApp(context)
  await page.goto('/no/such/page?vcode=spring')
  const pressed = findAsked()
  const service = page
    .getByRole('main')
    .getByRole('link', { name: message('en', 'site.errors.tryService') })
  // As a screen reader presses it: no pointer and no focus comes before.
  await service.dispatchEvent('click')
  expect(await pressed).toMatch(/\/sign-up\?vcode=spring$/)
  const opened = page.getByRole('contentinfo').locator('a[href*="/sign-up"]')
  await opened.dispatchEvent('auxclick', { button: 1 })
  await carries(opened, 'spring')
  const copied = page.getByRole('banner').locator('a[href*="/sign-up"]').first()
  await copied.dispatchEvent('contextmenu')
  await carries(copied, 'spring')
})

test('without a code, or with one that is none, links stay what they are', async ({
  page,
  context,
}) => {
  await page.goto('/pricing?vcode=%3Cscript%3E')
  expect(await context.cookies()).toEqual([])
  const link = page.getByRole('contentinfo').locator('a[href*="/sign-up"]')
  await link.hover()
  await expect(link).toHaveAttribute('href', /\/sign-up$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a tap in the side menu carries it', async ({ page, context }) => {
    const findAsked = await watchApp(context)
    await page.goto('/de?vcode=spring')
    await page.getByRole('button', { name: message('de', 'site.header.openMenu') }).tap()
    const tapped = findAsked()
    await page.getByRole('dialog').locator('a[href*="/sign-up"]').tap()
    expect(await tapped).toMatch(/\/sign-up\?vcode=spring$/)
  })
})
