import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/i18n/locales'
import { postsPerPage } from '@/paths'
import { contentRead } from './content-read'
import { queryRows } from './query-rows'
import { type ListedPost, type PostSummary, readPostSummaries } from './read-post-summaries'
import { contentLocaleIn, shownIn } from './shown-in'

export type PostPage = { posts: PostSummary[]; page: number; pageCount: number }

const findListed = contentRead(
  async (locale: Locale, list: string, page: number) =>
    readPostSummaries(
      await queryRows<ListedPost>(sql`
        select post_id as id, ${contentLocaleIn(locale)} as "contentLocale"
        from post_listing where list = ${list} and ${shownIn(locale)}
        order by published_at desc, slug
        limit ${postsPerPage} offset ${(page - 1) * postsPerPage}`),
    ),
  (locale) => locale,
)

async function countPages(locale: Locale, list: string): Promise<number> {
  // Ordered, so that it reads the index of the list instead of the table of all lists.
  const [row] = await queryRows<{ count: number }>(sql`
    select count(*)::int as count from (
      select locales from post_listing where list = ${list} order by published_at desc, slug
    ) as listed where ${shownIn(locale)}`)
  return Math.ceil((row?.count ?? 0) / postsPerPage)
}

/**
 * Finds a page of a list's published articles, newest first; articles that are not published in the
 * locale are in English. Empty beyond the last page. `list` is `everyPost` or the id of a category
 * or tag.
 */
export async function findPosts(locale: Locale, list: string, page: number): Promise<PostPage> {
  const [posts, pageCount] = await Promise.all([
    findListed(locale, list, page),
    countPages(locale, list),
  ])
  return { posts, page, pageCount }
}
