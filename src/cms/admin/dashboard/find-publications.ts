import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/cms/hooks/connection-of'
import { tableName } from '@/cms/uses/list-searched-tables'
import type { Locale } from '@/i18n/locales'

export type Publication = {
  entity: string
  /** '' for a global. */
  id: string
  locale: Locale
  /** Null if the document has no title in this language yet. */
  title: string | null
  at: string
  /** Null if the account was deleted. */
  by: string | null
}

/** Finds the languages of documents and globals that the team published last. */
export async function findPublications(req: PayloadRequest, limit: number): Promise<Publication[]> {
  const { collections, globals } = req.payload.config
  const entities = [
    ...collections.map(({ slug, custom }) => ({ slug, custom, id: sql`_parent_id::text` })),
    ...globals.map(({ slug, custom }) => ({ slug, custom, id: sql`''` })),
  ].filter(({ custom }) => custom?.hasTranslations)
  const queries = entities.map(
    ({ slug, id }) => sql`(
      select ${slug}::text as entity, ${id} as id, _locale, last_edited_at, last_edited_by_id
      from ${sql.identifier(`${tableName(slug)}_locales`)}
      where _status = 'published' and last_edited_at is not null
      order by last_edited_at desc limit ${limit})`,
  )
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select found.entity, id, _locale as locale, title, last_edited_at as at,
      (select name from users where users.id = last_edited_by_id) as by
    from (${sql.join(queries, sql` union all `)}) as found
    left join translation_states state
      on state.entity = found.entity and document_id = id and locale = _locale
    order by last_edited_at desc limit ${limit}`)
  return (rows as (Omit<Publication, 'at'> & { at: string | Date })[]).map((row) => ({
    ...row,
    at: new Date(row.at).toISOString(),
  }))
}
