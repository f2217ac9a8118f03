import type { Page } from '@playwright/test'
import { message } from '../catalog'
import { choose } from '../choose-language'
import { expect, test } from '../site-test'

test.use({ locale: 'de-AT' })

const suggestion = (page: Page) =>
  page.getByRole('region', { name: message('de', 'site.suggestion.label'), exact: true })

test('without scripts English can be chosen by a plain link and stays, even where no cookie is kept', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'de-AT',
    baseURL: baseURL as string,
  })
  const page = await context.newPage()
  await page.goto('/pricing')
  await choose(page, 'Deutsch', 'English')
  await expect(page).toHaveURL(/:\d+\/pricing$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const [cookie] = await context.cookies()
  expect(cookie).toMatchObject({ name: 'NEXT_LOCALE', value: 'en', sameSite: 'Lax' })
  await page.goto('/features')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await context.clearCookies()
  await page.locator('footer a[href="/url"]').first().click()
  await expect(page).toHaveURL(/:\d+\/url$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await context.close()
})

test('the offer of the visitor’s language follows from page to page and keeps query and fragment', async ({
  page,
  context,
}) => {
  await page.goto('/fr')
  const link = suggestion(page).getByRole('link', { name: message('de', 'site.suggestion.view') })
  await expect(link).toHaveAttribute('href', '/de')
  await page.locator('footer a[href="/fr/url"]').first().click()
  // Also works if the page is displayed before its head lists the languages in which it exists.
  await expect(link).toHaveAttribute('href', '/de/url')

  await page.goto('/fr/pricing?from=poster#plans')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(link).toHaveAttribute('href', '/de/pricing')
  await link.click()
  await expect(page).toHaveURL(/\/de\/pricing\?from=poster#plans$/)
  expect(await context.cookies()).toEqual([
    expect.objectContaining({ name: 'NEXT_LOCALE', value: 'de', path: '/', sameSite: 'Lax' }),
  ])
})
