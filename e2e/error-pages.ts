import type { Page, Route } from '@playwright/test'
import type { Locale } from '@/i18n/locales'
import { message } from './catalog'
import { expect, test as siteTest } from './site-test'

/** A test on pages that fail, so `goto` does not wait for hydration and errors are expected. */
export const test = siteTest.extend({
  context: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      serviceWorkers: 'block',
    })
    await use(context)
    await context.close()
  },
})

export const t = (locale: Locale, key: string) => message(locale, `site.errors.${key}`)

/** Expects the designed error page in German, with `heading`. */
export async function expectErrorPage(page: Page, heading: string) {
  await expect(page.locator('h1')).toHaveText(heading)
  await expect(page).toHaveTitle(heading)
  const main = page.locator('main')
  await expect(main.getByRole('link', { name: t('de', 'home') })).toHaveAttribute('href', '/de')
  await expect(main.getByRole('link', { name: t('de', 'tryService') })).toHaveAttribute(
    'href',
    '/de/url',
  )
  await expect(main.getByRole('img', { name: t('de', 'illustration') })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

export const script = '**/_next/static/chunks/*.js'

export const waitForHydration = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('#content') ?? {}).some((key) =>
      key.startsWith('__reactFiber'),
    ),
  )

/** Returns the paths of all documents that the page requests, in order. */
export function countDocuments(page: Page) {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

/**
 * Refuses the build files that the document at `path` does not reference, as after a deployment.
 */
export async function refuseChunks(page: Page, path: string) {
  const html = await (await page.request.get(path)).text()
  const first = new Set(html.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g))
  const refuseChunk = (route: Route) =>
    first.has(new URL(route.request().url()).pathname) ? route.fallback() : route.abort()
  await page.route(script, refuseChunk)
  return () => page.unroute(script, refuseChunk)
}
