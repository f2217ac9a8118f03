import type { BrowserContext, Locator, Page } from '@playwright/test'
import { message } from '../catalog'
import { configured } from '../serve-own-site'
import { expect, test } from '../site-test'

const isSignUp = /\/sign-up(\?|$)/
const findSignUpLinks = (page: Page) => page.locator('a[href*="/sign-up"]')
/** Waits for the sign-up page of the user application, which opens in a new tab. */
const waitForSignUp = async (context: BrowserContext) =>
  (await context.waitForEvent('request', (request) => isSignUp.test(request.url()))).url()

const expectVcode = async (link: Locator, vcode: string | null) => {
  const href = await link.getAttribute('href')
  expect(new URL(href as string).searchParams.get('vcode'), href as string).toBe(vcode)
}

test.use({
  hasTouch: true,
  // Only this site has a user application for signing up.
  baseURL: async ({ ownSite }, use) => {
    await use(ownSite.url)
  },
})

test('every link to signing up carries the code of the first visit, on pages, the error page and in the side menu', async ({
  page,
  context,
  expectedFailures,
}) => {
  expectedFailures.push(/status of 404/)
  await context.route(isSignUp, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'The user application' }),
  )
  for (const path of ['/pricing?vcode=spring+26', '/wifi']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.cookie)).toContain('vcode=spring%2026')
    const links = await findSignUpLinks(page).all()
    expect(links.length, path).toBeGreaterThan(2)
    for (const link of links) {
      await expectVcode(link, null)
      if (await link.isVisible()) await link.hover()
      // The side menu is hidden at this width.
      else await link.dispatchEvent('focusin')
      await expectVcode(link, 'spring 26')
    }
  }
  const signIn = page.locator(`a[href="${configured.appUrl}/sign-in"]`).first()
  await expect(signIn).toHaveAttribute('target', '_blank')
  await signIn.dispatchEvent('focusin')
  await expectVcode(signIn, null)

  await page.goto('/no/such/page')
  const inFooter = page.getByRole('contentinfo').locator('a[href*="/sign-up"]')
  await inFooter.focus()
  await expectVcode(inFooter, 'spring 26')
  const pressed = waitForSignUp(context)
  // As a screen reader activates the link: without a preceding pointer or focus event.
  await page
    .getByRole('main')
    .getByRole('link', { name: message('en', 'site.errors.tryService') })
    .dispatchEvent('click')
  expect(await pressed).toMatch(/\/sign-up\?vcode=spring\+26$/)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de')
  await page.getByRole('button', { name: message('de', 'site.header.openMenu') }).tap()
  const tapped = waitForSignUp(context)
  await page.getByRole('dialog').locator('a[href*="/sign-up"]').tap()
  expect(await tapped).toMatch(/\/sign-up\?vcode=spring\+26$/)
})
