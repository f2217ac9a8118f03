import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type Locale, localeCodes } from '@/i18n/locales'

/** Counts the pictures without alternative text in each language. */
export async function countMissingTexts({ db }: Payload): Promise<Record<Locale, number>> {
  const { rows } = await db.drizzle.execute(sql`
    select _locale as locale, count(*)::int as present from media_locales
    where alt <> '' group by _locale`)
  const total = await db.drizzle.execute(sql`select count(*)::int as pictures from media`)
  const pictures = Number(total.rows[0]?.pictures ?? 0)
  const present = new Map(rows.map((row) => [row.locale, Number(row.present)]))
  return Object.fromEntries(
    localeCodes.map((code) => [code, pictures - (present.get(code) ?? 0)]),
  ) as Record<Locale, number>
}

/** Returns the languages in which a picture has no alternative text. */
export async function findMissingTexts({ db }: Payload, id: string): Promise<Locale[]> {
  const { rows } = await db.drizzle.execute(sql`
    select _locale as locale from media_locales where _parent_id = ${id} and alt <> ''`)
  const present = rows.map(({ locale }) => locale)
  return localeCodes.filter((code) => !present.includes(code))
}
