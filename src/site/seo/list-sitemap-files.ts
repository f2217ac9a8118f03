import { findSitemapEntries } from '@/data/find-sitemap-entries'
import { addressesPerFile, findPostFiles } from '@/data/find-sitemap-files'
import type { SitemapEntry } from '@/data/sitemap-entry'
import { env } from '@/env'
import { type Locale, localeCodes } from '@/i18n/locales'
import { paths } from '@/paths'

/**
 * Lists all files of the sitemap: for each language first the pages, then the articles. All are on
 * the site's main host, even if languages have their own hosts, whose robots.txt refer to them.
 */
export async function listSitemapFiles(): Promise<
  { url: string; updatedAt?: string | undefined }[]
> {
  const [entries, postFiles] = await Promise.all([findSitemapEntries(), findPostFiles()])
  return localeCodes.flatMap((locale) => {
    const pages = pageFiles(entries, locale)
    const posts = postFiles.filter((file) => file.locale === locale)
    return [
      ...pages.map((file) => ({ updatedAt: newestOf(file) })),
      ...posts.map(({ updatedAt }) => ({ updatedAt })),
    ].map((file, index) => ({
      url: `${env.SITE_URL}${paths.sitemapFile(locale, index + 1)}`,
      ...file,
    }))
  })
}

/** Splits the pages of a language into files of at most `addressesPerFile`. */
export function pageFiles(entries: readonly SitemapEntry[], locale: Locale): SitemapEntry[][] {
  const own = entries.filter(({ locales }) => locales.includes(locale))
  return Array.from({ length: Math.ceil(own.length / addressesPerFile) }, (_, index) =>
    own.slice(index * addressesPerFile, (index + 1) * addressesPerFile),
  )
}

/** Returns undefined if a page has no date, because the file's date is then unknown. */
function newestOf(entries: readonly SitemapEntry[]): string | undefined {
  const known = entries.map(({ updatedAt }) => updatedAt)
  return known.includes(undefined) ? undefined : (known as string[]).sort().at(-1)
}
