import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { isLocale, type Locale } from '@/i18n/locales'
import { cachedRead } from './cached-read'
import { getPayload } from './payload'

/** The most addresses in one file of the site map. */
export const addressesPerFile = 5000

/** A file of articles of the site map, `number` counted from 1, and its newest change. */
export type PostFile = { locale: Locale; number: number; updatedAt: string }

/** Which files the articles of the site map fill, in the order of `findSitemapPosts`. */
export const findPostFiles = cachedRead(
  'sitemap-files',
  ['posts'],
  async (): Promise<PostFile[]> => {
    const payload = await getPayload()
    const { rows } = await payload.db.drizzle.execute<{
      locale: string
      number: number
      updatedAt: Date | string
    }>(sql`
    select locale, number::int, max(updated_at) as "updatedAt" from (
      select _locale as locale, updated_at,
        (row_number() over (partition by _locale order by slug) - 1) / ${addressesPerFile} + 1
          as number
      from posts join posts_locales own on own._parent_id = posts.id
      where own._status = 'published' and slug is not null
    ) numbered
    group by locale, number order by locale, number
  `)
    return rows.flatMap(({ locale, number, updatedAt }) =>
      isLocale(locale) ? [{ locale, number, updatedAt: new Date(updatedAt).toISOString() }] : [],
    )
  },
)
