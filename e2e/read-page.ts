import type { Page } from '@playwright/test'

export type PageFacts = {
  status: number
  lang: string
  headings: string[]
  title: string
  description: string
  canonical: string
  alternates: Record<string, string>
  missingMessages: string[]
  brokenAnchors: string[]
  pictureToShare: string
  /** Addresses of the codes shown in pictures. */
  codes: string[]
  structuredData: string[]
  /** What the page links to or shows from this site, without fragments. */
  targets: string[]
}

/**
 * What a page says before any script has run, as a search engine reads it: fetched and parsed by
 * the browser, but neither laid out nor painted, which takes most of the time of a visit.
 *
 * @param reader a page on the same site that may fetch
 */
export function readPage(reader: Page, url: string): Promise<PageFacts> {
  return reader.evaluate(async (url) => {
    const answer = await fetch(url)
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const all = (selector: string) => [...page.querySelectorAll(selector)]
    const read = (selector: string, attribute: string) =>
      page.querySelector(selector)?.getAttribute(attribute) ?? ''
    const addressesOf = (selector: string, name: 'href' | 'src') =>
      all(selector).map((element) => new URL(element.getAttribute(name) as string, url))

    const here = new URL(url)
    const linked = [
      ...addressesOf('a[href], link[rel="icon"], link[rel="manifest"], link[type*="rss"]', 'href'),
      // Pictures of codes are looked at one by one.
      ...addressesOf('img[src]:not([src*="/pictures/codes/"])', 'src'),
    ].filter(({ origin }) => origin === here.origin)
    const isHere = ({ pathname, search }: URL) =>
      pathname === here.pathname && search === here.search

    const facts = {
      status: answer.status,
      lang: page.documentElement.lang,
      headings: all('h1').map(({ textContent }) => textContent ?? ''),
      title: page.title,
      description: read('meta[name="description"]', 'content'),
      canonical: new URL(read('link[rel="canonical"]', 'href'), url).href,
      alternates: Object.fromEntries(
        all('link[rel="alternate"][hreflang]').map((link) => [
          link.getAttribute('hreflang'),
          new URL(link.getAttribute('href') as string, url).href,
        ]),
      ),
      brokenAnchors: linked
        .filter((target) => isHere(target) && target.hash.length > 1)
        .map(({ hash }) => decodeURIComponent(hash.slice(1)))
        .filter((id) => !id.includes('=') && !page.getElementById(id)),
      pictureToShare: read('meta[property="og:image"]', 'content'),
      codes: addressesOf('img[src*="/pictures/codes/"]', 'src').map(({ href }) => href),
      structuredData: all('script[type="application/ld+json"]').map(
        ({ textContent }) => textContent ?? '',
      ),
      targets: [
        ...new Set(linked.map(({ origin, pathname, search }) => origin + pathname + search)),
      ],
    }
    for (const element of all('script, style, template')) element.remove()
    const words = page.body.textContent ?? ''
    const keys =
      /\b(?:admin|batch|check|content|editor|generator|pages|scanner|site|types)(?:\.[a-z][A-Za-z]+){1,5}\b/g
    return { ...facts, missingMessages: words.match(keys) ?? [] }
  }, url)
}
