import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { everyPost } from './post-list'
import { queryRows } from './query-rows'
import type { SitemapEntry } from './sitemap-entry'
import { sortLocales } from './sort-locales'

const rowsPerRead = 500

type Row = { slug: string; publishedAt: string; updatedAt: string; locales: string[] }

/**
 * Reads the articles published in a locale from number `offset` on, a few hundred at a time: a
 * sitemap file is written while it is sent, and is never in memory as a whole. Oldest first, so
 * that a new article changes the last file only.
 */
export async function* findSitemapPosts(
  locale: Locale,
  { offset, limit }: { offset: number; limit: number },
): AsyncGenerator<SitemapEntry[]> {
  let last: Row | undefined
  for (let read = 0; read < limit; ) {
    const wanted = Math.min(rowsPerRead, limit - read)
    const isAfter = last
      ? sql`and listing.published_at >= ${last.publishedAt}::timestamptz
          and (listing.published_at > ${last.publishedAt}::timestamptz or listing.slug < ${last.slug})`
      : sql``
    const rows: Row[] = await queryRows<Row>(sql`
      select listing.slug, listing.locales::text[] as locales,
        listing.published_at::text as "publishedAt", posts.updated_at::text as "updatedAt"
      from (
        select * from post_listing listing
        where list = ${everyPost}::uuid and ${locale}::_locales = any (locales) ${isAfter}
        order by published_at, slug desc
        limit ${wanted} offset ${last ? 0 : offset}
      ) listing
      join posts on posts.id = listing.post_id
      order by listing.published_at, listing.slug desc
    `)
    if (rows.length > 0) yield rows.map(toEntry)
    if (rows.length < wanted) return
    last = rows.at(-1)
    read += rows.length
  }
}

function toEntry({ slug, updatedAt, locales }: Row): SitemapEntry {
  return {
    path: paths.post(slug),
    locales: sortLocales(locales),
    updatedAt: new Date(updatedAt).toISOString(),
  }
}
