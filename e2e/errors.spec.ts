import type { Page, Route } from '@playwright/test'
import { getLocale, type Locale, localeCodes } from '@/i18n/locales'
import { localizedPath, paths } from '@/paths'
import { message } from './catalogue'
import { expect, test } from './site-test'

/** Each wording of the catalogue, and an address that has it. */
const missing: [path: string, key: string, english: string][] = [
  ['/no-such-type', 'pageNotFound', 'Page Not Found'],
  ['/does/not/exist', 'pathNotFound', 'Page not found: /does/not/exist'],
  ['/blog/no-such-article', 'pathInvalid', 'Page Not Found: /blog/no-such-article'],
  ['/page/no-such-page', 'pathInvalid', 'Page Not Found: /page/no-such-page'],
]
const say = (locale: Locale, key: string) => message(locale, `site.errors.${key}`)
const plain = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&#x27;', '’')
const part = (html: string, pattern: RegExp) => html.match(pattern)?.[0] ?? ''

for (const locale of localeCodes) {
  test(`the error catalogue in ${locale}: status, message, both buttons, illustration, navigation and footer`, async ({
    request,
  }) => {
    for (const [path, key, english] of missing) {
      const address = localizedPath(locale, path)
      const answer = await request.get(address)
      expect(answer.status(), address).toBe(404)
      const html = await answer.text()
      const text = say(locale, key).replace('{path}', address)
      if (locale === 'en') expect(text).toBe(english)
      expect(plain(part(html, /<h1.*?<\/h1>/s)), address).toBe(text)
      expect(plain(part(html, /<title>.*?<\/title>/)), address).toBe(text)
      expect(part(html, /<html[^>]*>/), address).toContain(`lang="${getLocale(locale).lang}"`)
      expect(html, address).toContain('<meta name="robots" content="noindex"')
      const main = part(html, /<main.*<\/main>/s)
      expect(main, address).toContain(`<a href="${localizedPath(locale, paths.home)}"`)
      const service = part(main, /<a href="https:\/\/[^"]+\/sign-up"[^>]*>.*?<\/a>/)
      expect(plain(service), address).toBe(say(locale, 'tryService'))
      expect(service, address).toContain('target="_blank"')
      expect(main, address).toMatch(/<svg role="img" aria-label="[^"]+"/)
      expect(html, address).toMatch(/<header[\s>]/)
      expect(html, address).toMatch(/<footer[\s>]/)
    }
  })
}

test('an address that nothing stands for, or of a file that is not there, is not found like any other', async ({
  request,
}) => {
  for (const [address, path] of [
    ['/%', '/%'],
    ['/de/%E0%A4%A/x', '/de/%E0%A4%A/x'],
    ['/blog/a%00b', '/blog/a%00b'],
    ['/messages/none.json', '/messages/none.json'],
  ] as const) {
    const answer = await request.get(address, { headers: { accept: 'text/html' } })
    expect(answer.status(), address).toBe(404)
    expect(plain(part(await answer.text(), /<h1.*?<\/h1>/s)), address).toContain(
      path === '/%' ? 'Page Not Found' : path,
    )
  }
})

test.describe('when something breaks in the browser', () => {
  // Every page here is meant to fail, so none of them waits for its scripts.
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

  /** The designed error page, with `heading`, as it is in German. */
  async function seeErrorPage(page: Page, heading: string) {
    await expect(page.locator('h1')).toHaveText(heading)
    await expect(page).toHaveTitle(heading)
    const main = page.locator('main')
    await expect(main.getByRole('link', { name: say('de', 'home') })).toHaveAttribute('href', '/de')
    await expect(main.getByRole('link', { name: say('de', 'tryService') })).toHaveAttribute(
      'href',
      /\/sign-up/,
    )
    await expect(main.getByRole('img', { name: say('de', 'illustration') })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  const script = '**/_next/static/chunks/*.js'
  const isAlive = (page: Page) =>
    page.waitForFunction(() =>
      Object.keys(document.querySelector('#content') ?? {}).some((key) =>
        key.startsWith('__reactFiber'),
      ),
    )
  /** Every document that is asked for, in order. */
  function countDocuments(page: Page) {
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    return documents
  }

  test('a page whose scripts do not arrive is reloaded once, then shows the error page and starts when asked again', async ({
    page,
  }) => {
    const documents = countDocuments(page)
    const lose = (route: Route) => route.abort()
    await page.route(script, lose)
    await page.goto('/de/wifi')
    await seeErrorPage(page, say('de', 'notLoaded'))
    expect(documents).toEqual(['/de/wifi', '/de/wifi'])

    await page.unroute(script, lose)
    await page.getByRole('link', { name: say('de', 'retry') }).click()
    await expect(page.locator('form [name="ssid"]')).toBeVisible()
    await isAlive(page)
  })

  test('a script that throws while the page starts makes the error page, with its message as heading', async ({
    page,
  }) => {
    const documents = countDocuments(page)
    await page.route(script, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'throw new Error("The start has failed")',
      }),
    )
    await page.goto('/de/wifi')
    await seeErrorPage(page, 'The start has failed')
    expect(documents).toEqual(['/de/wifi'])
  })

  test('an error that a page throws makes the error page, with its message as heading', async ({
    page,
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
    await expect(page.getByRole('button', { name: say('de', 'retry') })).toBeVisible()
    const main = page.locator('main')
    await expect(main.getByRole('link', { name: say('de', 'home') })).toBeVisible()
    await expect(main.getByRole('link', { name: say('de', 'tryService') })).toBeVisible()
    await expect(main.getByRole('img', { name: say('de', 'illustration') })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

  test('an error in the frame of the site makes the error page too, with navigation and footer', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Date.prototype.getFullYear = () => {
        throw new Error('The clock stands still')
      }
    })
    await page.goto('/de/wifi')
    await seeErrorPage(page, 'The clock stands still')
  })

  /** Lets nothing of the build through but what `path` starts with, as after a deployment. */
  async function loseParts(page: Page, path: string) {
    const html = await (await page.request.get(path)).text()
    const first = new Set(html.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g))
    const lose = (route: Route) =>
      first.has(new URL(route.request().url()).pathname) ? route.fallback() : route.abort()
    await page.route(script, lose)
    return () => page.unroute(script, lose)
  }

  test('a part that is missing after a deployment reloads the page, once', async ({ page }) => {
    await loseParts(page, '/de/features')
    await page.goto('/de/features')
    await isAlive(page)
    const documents = countDocuments(page)
    await page.getByRole('contentinfo').locator('a[href="/de/qr-code-scanner"]').click()
    // The document of the reload lacks the same parts, and says so instead of going on.
    const main = page.locator('main')
    await expect(main.locator('h1')).toHaveText(say('de', 'notLoaded'))
    await expect(page).toHaveTitle(say('de', 'notLoaded'))
    await expect(main.getByRole('link', { name: say('de', 'home') })).toBeVisible()
    await expect(main.getByRole('link', { name: say('de', 'tryService') })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    expect(documents).toEqual(['/de/qr-code-scanner'])
  })

  test('unsaved work is never reloaded for a missing part, which is asked for again', async ({
    page,
  }) => {
    const restore = await loseParts(page, '/de/text')
    await page.goto('/de/text')
    await isAlive(page)
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
