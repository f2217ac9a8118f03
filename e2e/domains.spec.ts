import { getLocale } from '@/i18n/locales'
import { message } from './catalog'
import { domainsUrl, expect, test } from './site-test'

/** Chromium resolves every name under localhost to this machine. */
const at = (locale: string, path: string) => {
  const url = new URL(path, domainsUrl())
  url.hostname = `${locale}.localhost`
  return url.href
}

test.use({ locale: 'de-DE' })

test('sub-domains lead to each other, keep query and fragment, and share where the visitor comes from', async ({
  page,
  context,
}) => {
  const findCookies = async () =>
    (await context.cookies()).map(({ name, value }) => `${name}=${value}`)
  await page.goto(at('fr', '/pricing?vcode=spring'))
  expect(await findCookies()).toEqual(['vcode=spring'])

  const offer = page.getByRole('link', { name: message('de', 'site.suggestion.view') })
  await expect(offer).toHaveAttribute('href', at('de', '/pricing'))
  await offer.click()
  await expect(page).toHaveURL(at('de', '/pricing?vcode=spring'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await findCookies()).toContain('NEXT_LOCALE=de')

  await page.goto(at('de', '/features?x=1#questions'))
  await page
    .locator('header summary')
    .filter({ hasText: getLocale('de').name })
    .click()
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL(at('es', '/features?x=1#questions'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  expect(await findCookies()).toContain('NEXT_LOCALE=es')

  await page.goto(at('es', '/'))
  await page
    .getByRole('link', { name: message('es', 'types.wifi.label'), exact: true })
    .first()
    .click()
  await expect(page.locator('form [name="ssid"]')).toBeVisible()
  expect(new URL(page.url()).hostname).toBe('es.localhost')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})
