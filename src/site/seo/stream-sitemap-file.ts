import { findSitemapEntries } from '@/data/find-sitemap-entries'
import { addressesPerFile } from '@/data/find-sitemap-files'
import { findSitemapPosts } from '@/data/find-sitemap-posts'
import type { SitemapEntry } from '@/data/sitemap-entry'
import type { Locale } from '@/i18n/locales'
import { pageFiles } from './list-sitemap-files'
import { urlSetEnd, urlSetStart, writeUrl } from './write-sitemap'

/** Streams file `number` (from 1) of a language's sitemap; undefined if there is no such file. */
export async function streamSitemapFile(
  locale: Locale,
  number: number,
): Promise<ReadableStream<Uint8Array> | undefined> {
  const pages = pageFiles(await findSitemapEntries(), locale)
  const batches = pages[number - 1]
    ? [pages[number - 1] as SitemapEntry[]].values()
    : findSitemapPosts(locale, {
        offset: (number - 1 - pages.length) * addressesPerFile,
        limit: addressesPerFile,
      })
  // Read before the response starts, so that a missing file can be reported.
  let next = await batches.next()
  if (next.done) return undefined

  const encoder = new TextEncoder()
  let start = urlSetStart
  return new ReadableStream({
    async pull(controller) {
      if (next.done) {
        controller.enqueue(encoder.encode(urlSetEnd))
        controller.close()
        return
      }
      const urls = next.value.map((entry) => writeUrl(locale, entry))
      controller.enqueue(encoder.encode(start + urls.join('')))
      start = ''
      next = await batches.next()
    },
    async cancel() {
      await batches.return?.(undefined)
    },
  })
}
