import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { type Locale, localeCodes } from '@/i18n/locales'
import { queryRows } from './query-rows'

/** Finds the languages in which a list has at least one article. */
export async function findListLocales(list: string): Promise<Locale[]> {
  const rows = await queryRows<{ locale: Locale }>(sql`
    select distinct unnest(locales) as locale from post_listing where list = ${list}`)
  return localeCodes.filter((code) => rows.some(({ locale }) => locale === code))
}
