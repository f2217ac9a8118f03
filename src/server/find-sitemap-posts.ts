import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import { getPayload } from './payload'
import type { SitemapEntry } from './sitemap-entry'
import { sortLocales } from './sort-locales'

const rowsPerRead = 500

/**
 * The articles published in a locale by slug, from number `offset` on, a few hundred a read: a file
 * of the site map is written while it is sent, and never held as a whole.
 */
export async function* findSitemapPosts(
  locale: Locale,
  { offset, limit }: { offset: number; limit: number },
): AsyncGenerator<SitemapEntry[]> {
  const payload = await getPayload()
  let after = ''
  for (let read = 0; read < limit; ) {
    const wanted = Math.min(rowsPerRead, limit - read)
    const { rows } = await payload.db.drizzle.execute<{
      slug: string
      updatedAt: Date | string
      locales: string[]
    }>(sql`
      select slug, posts.updated_at as "updatedAt", array(
        select _locale::text from posts_locales
        where _parent_id = posts.id and _status = 'published'
      ) as locales
      from posts
      join posts_locales own on own._parent_id = posts.id
        and own._locale = ${locale} and own._status = 'published'
      where slug > ${after}
      order by slug
      limit ${wanted} offset ${read === 0 ? offset : 0}
    `)
    if (rows.length > 0) yield rows.map(toEntry)
    if (rows.length < wanted) return
    after = rows.at(-1)?.slug ?? ''
    read += rows.length
  }
}

function toEntry(row: { slug: string; updatedAt: Date | string; locales: string[] }): SitemapEntry {
  return {
    path: paths.post(row.slug),
    locales: sortLocales(row.locales),
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}
