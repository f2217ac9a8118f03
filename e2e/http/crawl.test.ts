// Reads the addresses of the site map as a search engine does: all in English, a sample in the other
// languages, and all in every language in the release tests. `accessibility.spec.ts` checks layout
// and accessibility.
import { beforeAll, describe, expect, it } from 'vitest'
import { getLocale, type Locale, localeCodes, locales } from '@/i18n/locales'
import { developerPages, legalSlugs, localizedPath, solutionSlugs } from '@/paths'
import { readZxing } from '@/qr/decode/engines/read-zxing'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node'
import { type Pixels, readPixels } from '@/qr/render/decode-for-test'
import { drawSvg } from '@/qr/render/draw-svg-for-test'
import { findSchemaFaults } from '@/testing/find-schema-faults'
import { sampleInGate, sampleSeed } from '@/testing/pick-sample'
import { type Addresses, readSiteMap } from '../read-site-map'
import { fetchPath, siteUrl } from './fetch-page'
import { generatorTypes } from './generator-types'
import { type PageFacts, readPage } from './read-page'

/** Every route of the specification with a page that search engines may list. */
const routes = [
  '/',
  ...generatorTypes.map((type) => `/${type}`),
  '/batch-qr-code',
  '/blog',
  '/blog/how-wifi-codes-work',
  '/contact-us',
  '/developers',
  ...developerPages.map((page) => `/developers/${page}`),
  '/features',
  '/pricing',
  '/qr-code-scanner',
  ...solutionSlugs.map((slug) => `/${slug}`),
  ...legalSlugs.map((slug) => `/page/${slug}`),
]

const isIdeographic = (locale: Locale) => locale === 'ja' || locale === 'zh'

let languages: Map<string, Addresses>
beforeAll(async () => {
  languages = await readSiteMap(siteUrl())
  await prepareZxingFromPackage()
})

it('serves a site map and names it in robots.txt', async () => {
  const answer = await fetchPath('/sitemap.xml')
  expect(answer.headers.get('content-type')).toContain('xml')
  const index = await answer.text()
  expect(index).toContain('<sitemapindex')
  for (const [, file] of index.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const part = await fetchPath(file as string)
    expect(part.status, file).toBe(200)
    expect(await part.text(), file).toContain('hreflang="x-default"')
  }
  expect(await (await fetchPath('/robots.txt')).text()).toContain(`${siteUrl()}/sitemap.xml`)
})

describe.each(localeCodes.map((locale, index) => [locale, sampleSeed + index] as const))(
  'in %s',
  (locale, seed) => {
    const pages = new Map<string, PageFacts>()
    const addresses = (): Addresses => languages.get(locale) ?? new Map()

    it('lists every route of the specification in the site map', () => {
      const listed = [...addresses().keys()].map((url) => new URL(url).pathname)
      expect(listed).toEqual(
        expect.arrayContaining(routes.map((path) => localizedPath(locale, path))),
      )
      expect(listed.length).toBeGreaterThan(45)
      const everyLanguage = [...locales.map(({ lang }) => lang), 'x-default'].sort()
      for (const path of routes) {
        const { href } = new URL(localizedPath(locale, path), siteUrl())
        const [, alternates] = [...addresses()].find(([url]) => new URL(url).href === href) ?? []
        expect(Object.keys(alternates ?? {}).sort(), path).toEqual(everyLanguage)
      }
    })

    it('serves every page complete, with metadata of its own', async () => {
      const titles = new Map<string, string>()
      const descriptions = new Map<string, string>()
      const [shortest, longest] = isIdeographic(locale) ? [25, 120] : [70, 170]
      const all = [...addresses().keys()]
      const chosen = locale === 'en' ? all : sampleInGate(all, 6, seed)
      for (const url of chosen) {
        const page = await readPage(url)
        pages.set(url, page)
        expect.soft(page.status, url).toBe(200)
        expect.soft(page.lang, url).toBe(getLocale(locale).lang)
        expect.soft(page.headings, url).toEqual([expect.stringMatching(/\S/)])
        expect.soft(page.canonical, url).toBe(new URL(url).href)
        expect.soft(page.alternates, url).toEqual(addresses().get(url))
        expect.soft(page.missingMessages, url).toEqual([])
        expect.soft(page.brokenAnchors, url).toEqual([])
        expect.soft(page.structuredData.flatMap(findSchemaFaults), url).toEqual([])
        expect.soft(page.pictureToShare, url).toContain('/pictures/pages/')

        expect.soft(page.title.length, `${url}: ${page.title}`).toBeGreaterThan(3)
        expect.soft(page.title.length, `${url}: ${page.title}`).toBeLessThanOrEqual(75)
        expect.soft(page.description.length, url).toBeGreaterThanOrEqual(shortest)
        expect.soft(page.description.length, url).toBeLessThanOrEqual(longest)
        expect.soft(titles.get(page.title), `${url} shares its title`).toBeUndefined()
        expect.soft(descriptions.get(page.description), `${url} shares its text`).toBeUndefined()
        titles.set(page.title, url)
        descriptions.set(page.description, url)
      }
    })

    it('links only to what is there', async () => {
      const targets = new Map(
        [...pages].flatMap(([url, page]) => page.targets.map((target) => [target, url] as const)),
      )
      // The release tests read every page of the site map.
      const listed = new Set([...languages.values()].flatMap((entries) => [...entries.keys()]))
      const others = [...targets].filter(
        ([target]) => !listed.has(target) && !listed.has(target.replace(/\/$/, '')),
      )
      expect(others.length).toBeGreaterThan(0)
      for (const [target, url] of others) {
        const answer = await fetchPath(target)
        await answer.body?.cancel()
        expect.soft(answer.status, `${target} on ${url}`).toBeLessThan(400)
      }
    })

    it(`shows pictures whose codes scan, seed ${sampleSeed}`, async () => {
      const codes = new Set([...pages.values()].flatMap((page) => page.codes))
      expect(codes.size).toBeGreaterThan(0)
      for (const [url, page] of sampleInGate([...pages], 2, seed)) {
        const picture = await (await fetchPath(page.pictureToShare)).arrayBuffer()
        const text = await scan(await readPixels(new Uint8Array(picture)))
        expect.soft(text, `the picture to share of ${url}`).toBe(url)
      }
      for (const code of sampleInGate([...codes], locale === 'en' ? 20 : 3, seed)) {
        const svg = await (await fetchPath(code)).text()
        expect.soft(await scan(drawSvg(svg)), code).toBeTruthy()
      }
    })

    it('describes the missing page of an unknown code in its language', async () => {
      // Codes contain the address without a language; addresses with a language redirect to it.
      const { href } = new URL(localizedPath(locale, '/q/example'), siteUrl())
      const page = await readPage(href, { redirect: 'follow' })
      expect(page.status).toBe(404)
      expect(page.lang).toBe(getLocale(locale).lang)
      expect(page.headings).toHaveLength(1)
      expect(page.title.length).toBeGreaterThan(3)
      expect(page.description.length).toBeGreaterThan(20)
      expect([...pages.values()].map(({ title }) => title)).not.toContain(page.title)
    })
  },
)

async function scan(picture: Pixels): Promise<string | undefined> {
  const [found] = await readZxing(picture, { formats: ['qr'] })
  return found?.text
}
