import 'server-only'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from './cached-read'
import { documentPath } from './document-path'
import type { PageCollection } from './find-document'
import { getPayload } from './payload'
import { publishedIn } from './published-in'

export type SitemapEntry = { path: string; locales: Locale[]; updatedAt: string }

async function readEntries(collection: PageCollection): Promise<SitemapEntry[]> {
  const payload = await getPayload()
  const { docs } = await payload.find({
    collection,
    locale: 'all',
    select: { slug: true, updatedAt: true, _status: true },
    sort: 'slug',
    depth: 0,
    pagination: false,
  })
  return docs
    .map((document) => ({
      path: documentPath(collection, document.slug),
      locales: publishedIn(document),
      updatedAt: document.updatedAt,
    }))
    .filter(({ locales }) => locales.length > 0)
}

/** Every page that is a document of its own, with the locales it is published in. */
export const findSitemapEntries = cachedRead(
  'sitemap-entries',
  ['posts', 'legal-pages', 'solutions'],
  async () => {
    const entries = await Promise.all(
      (['solutions', 'posts', 'legal-pages'] as const).map(readEntries),
    )
    return entries.flat()
  },
)
