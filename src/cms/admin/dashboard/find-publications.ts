import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'
import { tableName } from '@/desk/documents/table-name'
import { type Locale, localeCodes } from '@/i18n/locales'

/** A document or global, and the languages in which it was published last. */
export type Publication = {
  entity: string
  /** '' for a global. */
  id: string
  /** The last one first. */
  locales: Locale[]
  /** The title in the language that was published last; null if it has none. */
  title: string | null
  at: string
  /** Null for seed content, and if the account was deleted. */
  by: string | null
}

type Row = Omit<Publication, 'locales' | 'at'> & { locale: Locale; at: string | Date }

/** Finds the documents and globals that were published last. */
export async function findPublications(req: PayloadRequest, limit: number): Promise<Publication[]> {
  const { collections, globals } = req.payload.config
  const entities = [
    ...collections.map(({ slug, custom }) => ({ slug, custom, id: sql`_parent_id::text` })),
    ...globals.map(({ slug, custom }) => ({ slug, custom, id: sql`''` })),
  ].filter(({ custom }) => custom?.hasTranslations)
  const rowsRead = limit * localeCodes.length
  const queries = entities.map(
    ({ slug, id }) => sql`(
      select ${slug}::text as entity, ${id} as id, _locale, last_edited_at, last_edited_by_id
      from ${sql.identifier(`${tableName(slug)}_locales`)}
      where _status = 'published' and last_edited_at is not null
      order by last_edited_at desc limit ${rowsRead})`,
  )
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select found.entity, id, _locale as locale, title, last_edited_at as at,
      (select name from users where users.id = last_edited_by_id) as by
    from (${sql.join(queries, sql` union all `)}) as found
    left join translation_states state
      on state.entity = found.entity and document_id = id and locale = _locale
    order by last_edited_at desc limit ${rowsRead}`)
  const found = new Map<string, Publication>()
  for (const { locale, at, ...row } of rows as Row[]) {
    const key = `${row.entity} ${row.id}`
    const newer = found.get(key)
    if (newer) newer.locales.push(locale)
    else if (found.size < limit)
      found.set(key, { ...row, locales: [locale], at: new Date(at).toISOString() })
  }
  return [...found.values()]
}
