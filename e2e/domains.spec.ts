import { getLocale, locales } from '@/i18n/locales'
import { message } from './catalogue'
import { domainsUrl, expect, test } from './site-test'

/** Chromium resolves every name under localhost to this machine. */
const at = (locale: string, path: string) => {
  const url = new URL(path, domainsUrl())
  url.hostname = `${locale}.localhost`
  return url.href
}

test('each language answers at its own sub-domain without prefix, whatever the browser asks for', async ({
  browser,
}) => {
  // What is there before any script runs; ten sub-domains are ten times all scripts.
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' })
  const page = await context.newPage()
  for (const { code, lang } of locales) {
    await page.goto(at(code, '/wifi'))
    await expect(page, code).toHaveURL(at(code, '/wifi'))
    await expect(page.locator('html'), code).toHaveAttribute('lang', lang)
    expect(await page.locator('link[rel="canonical"]').getAttribute('href'), code).toBe(
      at(code, '/wifi'),
    )
  }
  await context.close()
})

test('another language’s prefix leads to its sub-domain', async ({ page }) => {
  await page.goto(at('de', '/fr/pricing?a=1'))
  await expect(page).toHaveURL(at('fr', '/pricing?a=1'))
})

test('choosing a language goes to its sub-domain with path and query', async ({
  page,
  context,
}) => {
  await page.goto(at('de', '/features?x=1#questions'))
  await page
    .locator('header summary')
    .filter({ hasText: getLocale('de').name })
    .click()
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(at('es', '/features?x=1#questions'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  expect(
    (await context.cookies()).some(({ name, value }) => name === 'NEXT_LOCALE' && value === 'es'),
  ).toBe(true)
})

test('links on a sub-domain stay in its language', async ({ page }) => {
  await page.goto(at('nl', '/'))
  await page
    .getByRole('link', { name: message('nl', 'types.wifi.label'), exact: true })
    .first()
    .click()
  await expect(page.locator('form [name="ssid"]')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  expect(new URL(page.url()).hostname).toBe('nl.localhost')
})

test('the admin lives on the main host', async ({ request }) => {
  for (const path of ['/admin', '/api/users/me']) {
    const answer = await request.get(domainsUrl() + path, {
      headers: { host: new URL(at('de', '/')).host },
      maxRedirects: 0,
    })
    expect(answer.status(), path).toBe(308)
    expect(answer.headers().location, path).toBe(domainsUrl() + path)
  }
})

test.describe('to a browser that asks for German', () => {
  test.use({ locale: 'de-DE' })

  test('the main host sends to the German sub-domain with path and query', async ({ page }) => {
    await page.goto(`${domainsUrl()}/pricing?a=1#plans`)
    await expect(page).toHaveURL(at('de', '/pricing?a=1#plans'))
  })

  test('another sub-domain offers the German one in German', async ({ page }) => {
    await page.goto(at('zh', '/wifi?ssid=Home'))
    const offer = page.getByRole('link', { name: message('de', 'site.suggestion.view') })
    await expect(offer).toHaveAttribute('href', at('de', '/wifi'))
    await offer.click()
    await expect(page).toHaveURL(at('de', '/wifi?ssid=Home'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })

  test('a sub-domain keeps where its visitor comes from', async ({ page, context }) => {
    await page.goto(at('fr', '/pricing?vcode=spring'))
    const link = page.getByRole('contentinfo').locator('a[href*="/sign-up"]')
    await link.hover()
    await expect(link).toHaveAttribute('href', /\/sign-up\?vcode=spring$/)
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['vcode'])
  })
})
