import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/i18n/locales'
import { postsPerPage } from '@/paths'
import { cachedRead } from './cached-read'
import { queryRows } from './query-rows'
import { shownIn } from './shown-in'

/** The first article of a page; `publishedAt` has the precision of the table. */
export type PageStart = { publishedAt: string; slug: string }

async function readPageStarts(locale: Locale, list: string): Promise<PageStart[]> {
  return queryRows<PageStart>(sql`
    select published_at::text as "publishedAt", slug from (
      select published_at, slug, row_number() over (order by published_at desc, slug) as number
      from post_listing where list = ${list} and ${shownIn(locale)}
    ) as numbered
    where number % ${postsPerPage} = 1
    order by number`)
}

/**
 * Finds the first article of each page of a list. Counting is the only work that grows with the
 * list, so it is done once after each change, and pages are read from these positions.
 */
export const findPageStarts = cachedRead('page-starts', ['posts'], readPageStarts)
