import { type Locale, locales } from '@/i18n/locales'
import { legalSlugs, localizedPath, solutionSlugs } from '@/paths'
import { expect, test } from './site-test'

const generatorTypes = [
  'text',
  'url',
  'document',
  'multimedia',
  'vcard',
  'map',
  'image',
  'event',
  'wifi',
  'email',
  'sms',
]

/** The page of a code; this one does not exist, which is said in the visitor's language. */
const unknownCode = '/q/example'

/** Every route of the specification that has a page. */
const routes = [
  '/',
  ...generatorTypes.map((type) => `/${type}`),
  '/batch-qr-code',
  '/blog',
  '/blog/how-wifi-codes-work',
  '/contact-us',
  '/developers',
  '/features',
  '/pricing',
  unknownCode,
  '/qr-code-scanner',
  ...solutionSlugs.map((slug) => `/${slug}`),
  ...legalSlugs.map((slug) => `/page/${slug}`),
]

const first = (html: string, pattern: RegExp) => html.match(pattern)?.[1] ?? ''

for (const { code, lang } of locales) {
  test(`every route answers in ${code}`, async ({ request, baseURL }) => {
    const titles = new Map<string, string>()
    for (const path of routes) {
      const address = localizedPath(code, path)
      const answer = await request.get(address)
      expect(answer.status(), address).toBe(path === unknownCode ? 404 : 200)
      const html = await answer.text()
      expect(first(html, /<html[^>]* lang="([^"]+)"/), address).toBe(lang)
      expect([...html.matchAll(/<h1[\s>]/g)].length, `${address}: one h1`).toBe(1)
      const title = first(html, /<title>([^<]+)<\/title>/)
      expect(title.length, `${address}: title`).toBeGreaterThan(3)
      expect(titles.get(title), `${address}: same title “${title}”`).toBeUndefined()
      titles.set(title, address)
      expect(
        first(html, /<meta name="description" content="([^"]+)"/).length,
        `${address}: description`,
      ).toBeGreaterThan(20)
      if (path === unknownCode) continue
      expect(first(html, /<link rel="canonical" href="([^"]+)"/), address).toBe(
        new URL(address, baseURL).href.replace(/(?<=:\d+)\/$/, ''),
      )
      const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/gi)].map(
        ([, tag]) => tag,
      )
      expect(alternates.sort(), `${address}: hreflang`).toEqual(
        [...locales.map((entry) => entry.lang), 'x-default'].sort(),
      )
    }
  })
}

for (const code of ['en', 'de', 'ja'] satisfies Locale[]) {
  test(`no page of ${code} complains in the browser`, async ({ page, expectedFailures }) => {
    test.setTimeout(180_000)
    expectedFailures.push(/404.*\/q\//)
    for (const path of routes) {
      await page.goto(localizedPath(code, path))
      await expect(page.locator('h1')).toHaveCount(1)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${path} scrolls sideways`).toBeLessThanOrEqual(0)
    }
  })
}

test('the site map lists every page in every language', async ({ request, baseURL }) => {
  const answer = await request.get('/sitemap.xml')
  expect(answer.headers()['content-type']).toContain('xml')
  const index = await answer.text()
  expect(index).toContain('<sitemapindex')
  const listed = new Set<string>()
  for (const [, file] of index.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const answer = await request.get(file as string)
    expect(answer.status(), file).toBe(200)
    const xml = await answer.text()
    expect(xml).toContain('hreflang="x-default"')
    for (const [, url] of xml.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      listed.add(new URL(url as string).pathname)
    }
  }
  for (const { code } of locales) {
    for (const path of routes.filter((route) => route !== unknownCode)) {
      expect(listed.has(localizedPath(code, path)), localizedPath(code, path)).toBe(true)
    }
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(`${baseURL}/sitemap.xml`)
})
