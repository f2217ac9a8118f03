import type { Page } from '@playwright/test'
import { message } from './catalogue'
import { expect, test } from './site-test'

const suggestion = (page: Page) =>
  page.getByRole('region', { name: message('de', 'site.suggestion.label'), exact: true })

const choose = async (page: Page, from: string, to: string) => {
  await page.locator('header summary').filter({ hasText: from }).click()
  await page.getByRole('banner').getByRole('link', { name: to }).click()
}

test.use({ locale: 'de-AT' })

test('visits find the browser’s language, also through a service worker, until another is chosen', async ({
  page,
  context,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/pricing?from=poster#plans')
  await expect(page).toHaveURL(/\/de\/pricing\?from=poster#plans$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  // The visitor has not chosen a language, so no cookie is set.
  expect(await context.cookies()).toEqual([])

  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    if (navigator.serviceWorker.controller) return
    await new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    )
  })
  await page.goto('/features')
  await expect(page).toHaveURL(/\/de\/features$/)

  await choose(page, 'Deutsch', 'English')
  await expect(page).toHaveURL(/:\d+\/features$/)
  await page.goto('/pricing')
  await expect(page).toHaveURL(/:\d+\/pricing$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await choose(page, 'English', '日本語')
  await expect(page).toHaveURL(/\/ja\/pricing$/)
  await page.goto('/features?a=1')
  await expect(page).toHaveURL(/\/ja\/features\?a=1$/)
  expect(requested.filter((url) => url.includes('suggestion-'))).toEqual([])
})

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
