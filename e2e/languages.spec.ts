import { choose } from './choose-language'
import { expect, test } from './site-test'

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
