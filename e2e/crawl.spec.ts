// Visits every address of the site map in every language, as a search engine would, and looks at
// what it finds as a reader with a narrow screen and one with a screen reader would.
import { test as base, type Page } from '@playwright/test'
import { getLocale, localeCodes } from '@/i18n/locales'
import { readZxing } from '@/qr/decode/engines/read-zxing'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node.js'
import { type Pixels, readPixels } from '@/qr/render/decode-for-test'
import { drawSvg } from '@/qr/render/draw-svg-for-test'
import { findSchemaFaults } from '@/site/seo/structured-data/find-schema-faults'
import { findViolations } from './find-violations'
import { expect } from './site-test'

/** The site map's addresses in one language, each with its alternates by language. */
type Addresses = Map<string, Record<string, string>>

const siteUrl = () => process.env.E2E_URL as string
const isIdeographic = (locale: string) => locale === 'ja' || locale === 'zh'

const test = base.extend({
  viewport: { width: 320, height: 640 },
  // What is there before any script has run is what a crawler and an impatient reader get.
  page: async ({ page }, use) => {
    // To intercept requests would switch the browser's cache off.
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setBlockedURLs', { urls: ['*/_next/static/*.js'] })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await use(page)
  },
})

for (const locale of localeCodes) {
  test(`every page in ${locale} is whole, and every picture in it scans`, async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000)
    const addresses = await readSiteMap(locale)
    expect(addresses.size).toBeGreaterThan(45)

    // Colours are the same in every language, and measuring them takes longest.
    const sparedRules = locale === 'en' || locale === 'ja' ? [] : ['color-contrast']
    const titles = new Map<string, string>()
    const descriptions = new Map<string, string>()
    const targets = new Map<string, string>()
    const codes = new Set<string>()
    for (const [url, alternates] of addresses) {
      const seen = await visit(page, url, sparedRules)
      expect.soft(seen.status, url).toBe(200)
      expect.soft(seen.lang, url).toBe(getLocale(locale).lang)
      expect.soft(seen.headings, url).toEqual([expect.stringMatching(/\S/)])
      expect.soft(seen.canonical, url).toBe(url)
      expect.soft(seen.alternates, url).toEqual(alternates)
      expect.soft(seen.missingMessages, url).toEqual([])
      expect.soft(seen.brokenAnchors, url).toEqual([])
      expect.soft(seen.scrollWidth, `${url} is wider than the screen`).toBeLessThanOrEqual(320)
      expect.soft(seen.structuredData.flatMap(findSchemaFaults), url).toEqual([])
      expect.soft(seen.violations, url).toEqual([])

      const [shortest, longest] = isIdeographic(locale) ? [25, 120] : [70, 170]
      expect.soft(seen.title.length, `${url}: ${seen.title}`).toBeLessThanOrEqual(75)
      expect.soft(seen.description.length, url).toBeGreaterThanOrEqual(shortest)
      expect.soft(seen.description.length, url).toBeLessThanOrEqual(longest)
      expect.soft(titles.get(seen.title), `${url} shares its title`).toBeUndefined()
      expect.soft(descriptions.get(seen.description), `${url} shares its text`).toBeUndefined()
      titles.set(seen.title, url)
      descriptions.set(seen.description, url)
      for (const target of seen.targets) targets.set(target, url)
      for (const code of seen.codes) codes.add(code)
      expect.soft(seen.pictureToShare, url).toContain('/pictures/pages/')
      // Drawing takes the server long; other languages have their turn page by page.
      if (locale !== 'en' && titles.size % localeCodes.length !== localeCodes.indexOf(locale))
        continue
      const toShare = await request.get(seen.pictureToShare)
      const text = await scan(await readPixels(await toShare.body()))
      expect.soft(text, `the picture to share of ${url}`).toBe(url)
    }

    for (const [target, url] of targets) {
      if (addresses.has(target)) continue
      const answer = await request.get(target, { maxRedirects: 0 })
      expect.soft(answer.status(), `${target} on ${url}`).toBeLessThan(400)
    }

    expect(codes.size).toBeGreaterThan(50)
    for (const code of codes) {
      const svg = await (await request.get(code)).text()
      const text = await scan(drawSvg(svg))
      expect.soft(text, code).toBeTruthy()
    }
  })
}

async function scan(picture: Pixels): Promise<string | undefined> {
  await prepareZxingFromPackage()
  const [found] = await readZxing(picture, { formats: ['qr'] })
  return found?.text
}

async function readSiteMap(locale: string): Promise<Addresses> {
  const read = async (url: string) => (await fetch(url)).text()
  const index = await read(`${siteUrl()}/sitemap.xml`)
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, file]) => file as string)
    .filter((file) => file.includes(`/sitemap/${locale}-`))
  const addresses: Addresses = new Map()
  for (const file of files) {
    for (const [, url, links] of (await read(file)).matchAll(
      /<url><loc>([^<]+)<\/loc>(.*)<\/url>/g,
    )) {
      const alternates = (links as string).matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)
      addresses.set(
        url as string,
        Object.fromEntries([...alternates].map(([, language, href]) => [language, href])),
      )
    }
  }
  return addresses
}

async function visit(page: Page, url: string, sparedRules: readonly string[]) {
  const answer = await page.goto(url, { waitUntil: 'domcontentloaded' })
  const violations = await findViolations(page, 'html', sparedRules)
  const seen = await page.evaluate(() => {
    const read = (selector: string, attribute: string) =>
      document.querySelector(selector)?.getAttribute(attribute) ?? ''
    const addressesOf = (selector: string, name: 'href' | 'src') =>
      [...document.querySelectorAll(selector)].map(
        (element) => new URL(element.getAttribute(name) as string, location.href),
      )
    const linked = [
      ...addressesOf('a[href], link[rel="icon"], link[rel="manifest"], link[type*="rss"]', 'href'),
      // Pictures of codes are looked at one by one.
      ...addressesOf('img[src]:not([src*="/pictures/codes/"])', 'src'),
    ].filter(({ origin }) => origin === location.origin)
    const isHere = ({ pathname, search }: URL) =>
      pathname === location.pathname && search === location.search
    return {
      lang: document.documentElement.lang,
      headings: [...document.querySelectorAll('h1')].map(({ innerText }) => innerText),
      title: document.title,
      description: read('meta[name="description"]', 'content'),
      canonical: (document.querySelector('link[rel="canonical"]') as HTMLLinkElement | null)?.href,
      alternates: Object.fromEntries(
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')].map(
          ({ hreflang, href }) => [hreflang, href],
        ),
      ),
      missingMessages:
        document.body.innerText.match(
          /\b(?:admin|check|content|editor|generator|pages|site|types)(?:\.[a-z][A-Za-z]+){1,5}\b/g,
        ) ?? [],
      brokenAnchors: linked
        .filter((target) => isHere(target) && target.hash.length > 1)
        .map(({ hash }) => decodeURIComponent(hash.slice(1)))
        .filter((id) => !id.includes('=') && !document.getElementById(id)),
      scrollWidth: document.documentElement.scrollWidth,
      pictureToShare: read('meta[property="og:image"]', 'content'),
      codes: [...document.querySelectorAll<HTMLImageElement>('img[src*="/pictures/codes/"]')].map(
        ({ src }) => src,
      ),
      structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent ?? '',
      ),
      targets: [
        ...new Set(linked.map(({ origin, pathname, search }) => origin + pathname + search)),
      ],
    }
  })
  return {
    ...seen,
    status: answer?.status(),
    violations,
  }
}
