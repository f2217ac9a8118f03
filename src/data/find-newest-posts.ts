import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Locale } from '@/i18n/locales'
import { contentRead } from './content-read'
import { everyPost } from './post-list'
import { queryRows } from './query-rows'
import { type ListedPost, readPostSummaries } from './read-post-summaries'

const feedLength = 20

async function readNewestPosts(locale: Locale) {
  const listed = await queryRows<ListedPost>(sql`
    select post_id as id, ${locale} as "contentLocale"
    from post_listing
    where list = ${everyPost} and locales && array[${locale}]::_locales[]
    order by published_at desc, slug
    limit ${feedLength}`)
  return readPostSummaries(listed)
}

/** Finds the articles of a feed: the newest that are written in the locale itself. */
export const findNewestPosts = contentRead(readNewestPosts, (locale) => locale)
