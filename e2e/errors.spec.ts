import type { Page, Route } from '@playwright/test'
import type { Locale } from '@/i18n/locales'
import { message } from './catalogue'
import { expect, test } from './site-test'

const t = (locale: Locale, key: string) => message(locale, `site.errors.${key}`)

test.describe('an error in the browser', () => {
  // Every page in this group fails, so `goto` must not wait for hydration as in `site-test.ts`.
  test.use({
    context: async ({ browser, baseURL }, use) => {
      const context = await browser.newContext({
        baseURL: baseURL as string,
        serviceWorkers: 'block',
      })
      await use(context)
      await context.close()
    },
  })

  /** Expects the designed error page in German, with `heading`. */
  async function expectErrorPage(page: Page, heading: string) {
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
  const script = '**/_next/static/chunks/*.js'
  const waitForHydration = (page: Page) =>
    page.waitForFunction(() =>
      Object.keys(document.querySelector('#content') ?? {}).some((key) =>
        key.startsWith('__reactFiber'),
      ),
    )
  /** Returns the paths of all documents that the page requests, in order. */
  function countDocuments(page: Page) {
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    return documents
  }

  test('shows the error page for scripts that do not arrive after one reload, or that throw, and starts again on request', async ({
    page,
  }) => {
    const documents = countDocuments(page)
    const refuseChunk = (route: Route) => route.abort()
    await page.route(script, refuseChunk)
    await page.goto('/de/wifi')
    await expectErrorPage(page, t('de', 'notLoaded'))
    expect(documents).toEqual(['/de/wifi', '/de/wifi'])

    await page.unroute(script, refuseChunk)
    await page.getByRole('link', { name: t('de', 'retry') }).click()
    await expect(page.locator('form [name="ssid"]')).toBeVisible()
    await waitForHydration(page)

    documents.length = 0
    await page.route(script, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'throw new Error("The start has failed")',
      }),
    )
    await page.goto('/de/wifi')
    await expectErrorPage(page, 'The start has failed')
    expect(documents).toEqual(['/de/wifi'])
  })

  test('shows the error page for an error of the page or of its frame, with its message as heading', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const listen = window.addEventListener
      window.addEventListener = (type: string, ...rest: unknown[]) => {
        if (type === 'hashchange') throw new Error('The line is broken')
        listen.call(window, type, ...(rest as [never]))
      }
    })
    await page.goto('/de/gibt/es/nicht')
    await expect(page.locator('h1')).toHaveText('The line is broken')
    await expect(page.getByRole('button', { name: t('de', 'retry') })).toBeVisible()
    const main = page.locator('main')
    await expect(main.getByRole('link', { name: t('de', 'home') })).toBeVisible()
    await expect(main.getByRole('link', { name: t('de', 'tryService') })).toBeVisible()
    await expect(main.getByRole('img', { name: t('de', 'illustration') })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()

    const other = await context.newPage()
    await other.addInitScript(() => {
      Date.prototype.getFullYear = () => {
        throw new Error('The clock has stopped')
      }
    })
    await other.goto('/de/wifi')
    await expectErrorPage(other, 'The clock has stopped')
  })

  /**
   * Refuses the build files that the document at `path` does not reference, as after a deployment.
   */
  async function refuseChunks(page: Page, path: string) {
    const html = await (await page.request.get(path)).text()
    const first = new Set(html.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g))
    const refuseChunk = (route: Route) =>
      first.has(new URL(route.request().url()).pathname) ? route.fallback() : route.abort()
    await page.route(script, refuseChunk)
    return () => page.unroute(script, refuseChunk)
  }

  test('reloads the page once for a part that is missing after a deployment', async ({ page }) => {
    await refuseChunks(page, '/de/features')
    await page.goto('/de/features')
    await waitForHydration(page)
    const documents = countDocuments(page)
    await page.getByRole('contentinfo').locator('a[href="/de/qr-code-scanner"]').click()
    // The same build files are missing after the reload, so the error page appears.
    const main = page.locator('main')
    await expect(main.locator('h1')).toHaveText(t('de', 'notLoaded'))
    await expect(page).toHaveTitle(t('de', 'notLoaded'))
    await expect(main.getByRole('link', { name: t('de', 'home') })).toBeVisible()
    await expect(main.getByRole('link', { name: t('de', 'tryService') })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    expect(documents).toEqual(['/de/qr-code-scanner'])
  })

  test('does not reload unsaved work for a missing part, which is requested again', async ({
    page,
  }) => {
    const restore = await refuseChunks(page, '/de/text')
    await page.goto('/de/text')
    await waitForHydration(page)
    const documents = countDocuments(page)
    await page.locator('form [name="text"]').fill('Meine Arbeit')
    await page
      .getByRole('tab', { name: message('de', 'generator.panels.tabs.export'), exact: true })
      .click()
    const note = page.getByText(message('de', 'generator.panels.failed.title'), { exact: true })
    await expect(note).toBeVisible()
    await restore()
    await page.getByRole('button', { name: message('de', 'generator.panels.failed.retry') }).click()
    await expect(
      page.getByRole('button', { name: message('de', 'editor.export.download'), exact: true }),
    ).toBeVisible()
    await expect(page.locator('form [name="text"]')).toHaveValue('Meine Arbeit')
    expect(documents).toEqual([])
  })
})
