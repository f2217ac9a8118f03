import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { isLocale, type Locale } from '@/i18n/locales'
import { everyPost } from './post-list'
import { queryRows } from './query-rows'

/** Maximum number of addresses in one file of the sitemap. */
export const addressesPerFile = 5000

/** A sitemap file of articles; `number` starts at 1, `updatedAt` is its newest change. */
export type PostFile = { locale: Locale; number: number; updatedAt: string }

/** Lists the sitemap files that the articles fill, in the order of `findSitemapPosts`. */
export async function findPostFiles(): Promise<PostFile[]> {
  const rows = await queryRows<{ locale: string; number: number; updatedAt: string }>(sql`
      select locale, number::int, max(updated_at)::text as "updatedAt" from (
        select locale, updated_at, (row_number() over (
          partition by locale order by listing.published_at, listing.slug desc
        ) - 1) / ${addressesPerFile} + 1 as number
        from post_listing listing
        join posts on posts.id = post_id, unnest(locales) locale
        where list = ${everyPost}::uuid
      ) numbered
      group by locale, number order by locale, number
    `)
  return rows.flatMap(({ locale, number, updatedAt }) =>
    isLocale(locale) ? [{ locale, number, updatedAt: new Date(updatedAt).toISOString() }] : [],
  )
}
