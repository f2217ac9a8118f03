import type { SitemapEntry } from '@/data/sitemap-entry'
import type { Locale } from '@/i18n/locales'
import { escapeXml } from '@/qr/render'
import { languageAlternates } from './language-alternates'
import { siteUrl } from './site-url'

export const urlSetStart =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
export const urlSetEnd = '</urlset>\n'

/** Formats a page in one language, with its addresses in all languages that it is published in. */
export function writeUrl(locale: Locale, { path, locales, updatedAt }: SitemapEntry): string {
  const links = Object.entries(languageAlternates(path, locales)).map(
    ([lang, url]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(url)}"/>`,
  )
  return `<url>${location(siteUrl(locale, path), updatedAt)}${links.join('')}</url>\n`
}

/** Formats the index of all sitemap files. */
export function writeSitemapIndex(
  files: readonly { url: string; updatedAt?: string | undefined }[],
): string {
  const entries = files.map(
    ({ url, updatedAt }) => `<sitemap>${location(url, updatedAt)}</sitemap>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
}

function location(url: string, updatedAt: string | undefined): string {
  return `<loc>${escapeXml(url)}</loc>${updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''}`
}
