import { fetchPage } from './fetch-page'

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
  /** Addresses of the code pictures. */
  codes: string[]
  structuredData: string[]
  /** Addresses on this site that the page links to or displays, without fragments. */
  targets: string[]
}

/** Reads a page as a search engine does: before its scripts have run. */
export async function readPage(url: string, init?: RequestInit): Promise<PageFacts> {
  const { status, document: page, find, findAll: all } = await fetchPage(url, init)
  const read = (selector: string, attribute: string) =>
    find(selector)?.getAttribute(attribute) ?? ''
  const addressesOf = (selector: string, name: 'href' | 'src') =>
    all(selector).map((element) => new URL(element.getAttribute(name) as string, url))

  const here = new URL(url)
  const linked = [
    ...addressesOf('a[href], link[rel="icon"], link[rel="manifest"], link[type*="rss"]', 'href'),
    // Pictures of codes are decoded separately.
    ...addressesOf('img[src]:not([src*="/pictures/codes/"])', 'src'),
  ].filter(({ origin }) => origin === here.origin)
  const isHere = ({ pathname, search }: URL) => pathname === here.pathname && search === here.search

  const facts = {
    status,
    lang: page.documentElement.lang,
    headings: all('h1').map(({ textContent }) => textContent ?? ''),
    title: page.title,
    description: read('meta[name="description"]', 'content'),
    canonical: new URL(read('link[rel="canonical"]', 'href'), url).href,
    alternates: readAlternates(page, url),
    brokenAnchors: linked
      .filter((target) => isHere(target) && target.hash.length > 1)
      .map(({ hash }) => decodeURIComponent(hash.slice(1)))
      .filter((id) => !id.includes('=') && !page.getElementById(id)),
    pictureToShare: read('meta[property="og:image"]', 'content'),
    codes: addressesOf('img[src*="/pictures/codes/"]', 'src').map(({ href }) => href),
    structuredData: all('script[type="application/ld+json"]').map(
      ({ textContent }) => textContent ?? '',
    ),
    targets: [...new Set(linked.map(({ origin, pathname, search }) => origin + pathname + search))],
  }
  for (const element of all('script, style, template')) element.remove()
  // The reference of the API names keys of messages.
  for (const name of all('[translate=no]')) name.remove()
  const text = page.body.textContent ?? ''
  const keys =
    /\b(?:admin|batch|check|content|editor|generator|pages|scanner|site|types)(?:\.[a-z][A-Za-z]+){1,5}\b/g
  return { ...facts, missingMessages: text.match(keys) ?? [] }
}

/**
 * Returns the page's addresses in other languages. React writes `hrefLang`, and linkedom preserves
 * the case.
 */
export function readAlternates(page: Document, url: string): Record<string, string> {
  const links = [...page.querySelectorAll('link[rel="alternate"]')].map((link) => ({
    language: link.getAttribute('hrefLang') ?? link.getAttribute('hreflang'),
    href: new URL(link.getAttribute('href') as string, url).href,
  }))
  return Object.fromEntries(
    links.filter(({ language }) => language !== null).map(({ language, href }) => [language, href]),
  )
}
