import type { Page } from '@playwright/test'
import { localeCodes } from '@/i18n/locales'
import { message } from './catalogue'
import { expect, test } from './site-test'

const note = (page: Page, locale: 'de' | 'en' = 'de') =>
  page.getByRole('region', { name: message(locale, 'site.suggestion.label'), exact: true })

const choose = async (page: Page, from: string, to: string) => {
  await page.locator('header summary').filter({ hasText: from }).click()
  await page.getByRole('banner').getByRole('link', { name: to }).click()
}

test('what suggests a language is written in it, for all ten', async ({ request }) => {
  for (const locale of localeCodes) {
    const answer = await request.get(`/messages/suggestion-${locale}.json`)
    const { text } = (await answer.json()).site.suggestion
    expect(text, locale).toBe(message(locale, 'site.suggestion.text'))
  }
})

test('a crawler finds every page at its own address, whatever it asks for', async ({ request }) => {
  const answer = await request.get('/wifi', {
    maxRedirects: 0,
    headers: {
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'accept-language': 'de',
      'sec-fetch-mode': 'navigate',
    },
  })
  expect(answer.status()).toBe(200)
  expect(answer.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(answer.headers()['set-cookie']).toBeUndefined()
})

test.describe('to a browser that asks for German', () => {
  test.use({ locale: 'de-AT' })

  test('a first visit is sent to German pages with query and fragment, and is suggested nothing', async ({
    page,
    context,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/pricing?from=poster#plans')
    await expect(page).toHaveURL(/\/de\/pricing\?from=poster#plans$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    // Nothing was chosen yet, so nothing is remembered.
    expect(await context.cookies()).toEqual([])
    expect(asked.filter((url) => url.includes('suggestion-'))).toEqual([])
  })

  test('once a service worker answers, visits still find their language', async ({ page }) => {
    await page.goto('/de/wifi')
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/sw.js')
      if (navigator.serviceWorker.controller) return
      await new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
      )
    })
    await page.goto('/pricing')
    await expect(page).toHaveURL(/\/de\/pricing$/)
  })

  test('English, once chosen, stays', async ({ page }) => {
    await page.goto('/pricing')
    await choose(page, 'Deutsch', 'English')
    await expect(page).toHaveURL(/:\d+\/pricing$/)
    await page.goto('/features')
    await expect(page).toHaveURL(/:\d+\/features$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  test('another language, once chosen, is where later visits go', async ({ page }) => {
    await page.goto('/pricing')
    await choose(page, 'Deutsch', '日本語')
    await expect(page).toHaveURL(/\/ja\/pricing$/)
    await page.goto('/features?a=1')
    await expect(page).toHaveURL(/\/ja\/features\?a=1$/)
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

  test('a page in another language stays, and offers the German one in German', async ({
    page,
    context,
  }) => {
    await page.goto('/fr/pricing?from=poster#plans')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(note(page)).toHaveAttribute('lang', 'de')
    await expect(note(page)).toContainText(message('de', 'site.suggestion.text'))
    const link = note(page).getByRole('link', { name: message('de', 'site.suggestion.view') })
    await expect(link).toHaveAttribute('href', '/de/pricing')
    await link.click()
    await expect(page).toHaveURL(/\/de\/pricing\?from=poster#plans$/)
    await expect(note(page)).toHaveCount(0)
    expect(await context.cookies()).toEqual([
      expect.objectContaining({ name: 'NEXT_LOCALE', value: 'de', path: '/', sameSite: 'Lax' }),
    ])
  })

  test('the offer follows from page to page until it is dismissed for good', async ({ page }) => {
    await page.goto('/fr')
    const link = note(page).getByRole('link')
    await expect(link).toHaveAttribute('href', '/de')
    await page.locator('footer a[href="/fr/url"]').first().click()
    // Also where the page is shown before its head says in which languages it exists.
    await expect(link).toHaveAttribute('href', '/de/url')

    const dismiss = note(page).getByRole('button', {
      name: message('de', 'site.suggestion.dismiss'),
    })
    await dismiss.focus()
    await page.keyboard.press('Enter')
    await expect(note(page)).toHaveCount(0)
    await expect(page.locator('#content')).toBeFocused()

    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/es')
    await page.waitForLoadState('networkidle')
    await expect(note(page)).toHaveCount(0)
    expect(asked.filter((url) => url.includes('suggestion-'))).toEqual([])
  })

  test('nothing is offered where there is no page', async ({ page, expectedFailures }) => {
    expectedFailures.push(/status of 404/)
    await page.goto('/fr/no/such/page')
    await page.waitForLoadState('networkidle')
    await expect(note(page)).toHaveCount(0)
  })
})

test('a language chosen once is offered before the browser’s', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'NEXT_LOCALE', value: 'de', url: baseURL as string }])
  await page.goto('/fr/pricing')
  await expect(note(page)).toBeVisible()
})

test.describe('to a browser that asks for a language we do not speak', () => {
  test.use({ locale: 'ko-KR' })

  test('a first visit is answered in English, and a page elsewhere offers English', async ({
    page,
  }) => {
    await page.goto('/pricing')
    await expect(page).toHaveURL(/:\d+\/pricing$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.goto('/de/pricing')
    const link = note(page, 'en').getByRole('link')
    await link.click()
    await expect(page).toHaveURL(/:\d+\/pricing$/)
  })
})
