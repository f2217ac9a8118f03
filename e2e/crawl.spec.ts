// Reads every address of the site map in every language, as a search engine would. How the pages
// look and whether everybody can use them is seen in `accessibility.spec.ts`.
import { test as base } from '@playwright/test'
import { getLocale, localeCodes } from '@/i18n/locales'
import { readZxing } from '@/qr/decode/engines/read-zxing'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node.js'
import { type Pixels, readPixels } from '@/qr/render/decode-for-test'
import { drawSvg } from '@/qr/render/draw-svg-for-test'
import { findSchemaFaults } from '@/site/seo/structured-data/find-schema-faults'
import { readPage } from './read-page'
import { readSiteMap } from './read-site-map'
import { expect } from './site-test'

const siteUrl = () => process.env.E2E_URL as string
const isIdeographic = (locale: string) => locale === 'ja' || locale === 'zh'

// The policy of a page would forbid the reader to parse others in it.
const test = base.extend({ bypassCSP: true })

for (const locale of localeCodes) {
  test(`every page in ${locale} is whole, and every picture in it scans`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000)
    const languages = await readSiteMap(siteUrl())
    const addresses = languages.get(locale) ?? new Map()
    expect(addresses.size).toBeGreaterThan(45)
    await page.goto(`${siteUrl()}/robots.txt`)

    const titles = new Map<string, string>()
    const descriptions = new Map<string, string>()
    const targets = new Map<string, string>()
    const codes = new Set<string>()
    for (const [url, alternates] of addresses) {
      const seen = await readPage(page, url)
      expect.soft(seen.status, url).toBe(200)
      expect.soft(seen.lang, url).toBe(getLocale(locale).lang)
      expect.soft(seen.headings, url).toEqual([expect.stringMatching(/\S/)])
      expect.soft(seen.canonical, url).toBe(new URL(url).href)
      expect.soft(seen.alternates, url).toEqual(alternates)
      expect.soft(seen.missingMessages, url).toEqual([])
      expect.soft(seen.brokenAnchors, url).toEqual([])
      expect.soft(seen.structuredData.flatMap(findSchemaFaults), url).toEqual([])

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

    // Pages of the site map, of which most are in other languages, are read by these tests anyway.
    const listed = new Set([...languages.values()].flatMap((pages) => [...pages.keys()]))
    for (const [target, url] of targets) {
      if (listed.has(target) || listed.has(target.replace(/\/$/, ''))) continue
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
