import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/i18n/locales'
import { contentRead } from './content-read'
import { everyPost } from './post-list'
import { queryRows } from './query-rows'
import { type ListedPost, readPostSummaries } from './read-post-summaries'
import { contentLocaleIn, shownIn } from './shown-in'

const relatedCount = 3
/** Number of the newest articles of each list that are considered, however long the list is. */
const nearCount = 12

async function readRelatedPosts(locale: Locale, id: string) {
  const listed = await queryRows<ListedPost>(sql`
    with chosen as (
      select posts_id as post_id, min("order") as place from posts_rels
      where parent_id = ${id} and path = 'related' and posts_id <> ${id}
      group by posts_id
    ), alike as (
      select near.post_id, sum(case
        when own.list = ${everyPost} then 0
        when own.list = (select category_id from posts where id = ${id}) then 1
        else 2 end) as closeness
      from post_listing as own
      cross join lateral (
        select post_id from post_listing
        where list = own.list and post_id <> ${id} and ${shownIn(locale)}
        order by published_at desc, slug
        limit ${nearCount}
      ) as near
      where own.post_id = ${id}
      group by near.post_id
    )
    select post_id as id, ${contentLocaleIn(locale)} as "contentLocale"
    from (select post_id from chosen union select post_id from alike) as found
    join post_listing using (post_id)
    left join chosen using (post_id)
    left join alike using (post_id)
    where list = ${everyPost} and ${shownIn(locale)}
    order by place, closeness desc, published_at desc, slug
    limit ${relatedCount}`)
  return readPostSummaries(listed)
}

/**
 * Finds related articles: first those that the author chose, then those with the same tags, then
 * those of the same category, then the newest.
 */
export const findRelatedPosts = contentRead(readRelatedPosts, (locale) => locale)
