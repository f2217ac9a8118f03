import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/i18n/locales'
import { postsPerPage } from '@/paths'
import { contentRead } from './content-read'
import { findPageStarts } from './find-page-starts'
import { queryRows } from './query-rows'
import { type ListedPost, type PostSummary, readPostSummaries } from './read-post-summaries'
import { contentLocaleIn, shownIn } from './shown-in'

export type PostPage = { posts: PostSummary[]; page: number; pageCount: number }

async function readPosts(locale: Locale, list: string, publishedAt: string, slug: string) {
  const listed = await queryRows<ListedPost>(sql`
    select post_id as id, ${contentLocaleIn(locale)} as "contentLocale"
    from post_listing
    where list = ${list} and ${shownIn(locale)} and published_at <= ${publishedAt}::timestamptz
      and (published_at < ${publishedAt}::timestamptz or slug >= ${slug})
    order by published_at desc, slug
    limit ${postsPerPage}`)
  return readPostSummaries(listed)
}

export const findPostsFrom = contentRead(
  'posts',
  ['posts', 'media', 'users'],
  readPosts,
  (locale) => locale,
)

/**
 * Finds a page of a list's published articles, newest first; articles that are not published in the
 * locale are in English. Empty beyond the last page. `list` is `everyPost` or the id of a category
 * or tag.
 */
export async function findPosts(locale: Locale, list: string, page: number): Promise<PostPage> {
  const starts = await findPageStarts(locale, list)
  const start = starts[page - 1]
  const posts = start ? await findPostsFrom(locale, list, start.publishedAt, start.slug) : []
  return { posts, page, pageCount: starts.length }
}
