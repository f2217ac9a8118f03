import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'
import type { Entity } from '@/desk/states/update-states'
import type { Locale } from '@/i18n/locales'

/** Reads who translates a document: the names of the users by language. */
export async function readAssignees(
  { slug, id }: Entity,
  req: PayloadRequest,
): Promise<Partial<Record<Locale, string>>> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select locale, name from translation_work join users on users.id = assignee
    where entity = ${slug} and document_id = ${id}`)
  return Object.fromEntries(rows.map(({ locale, name }) => [locale, name]))
}

export type Assignee = { id: string; name: string }

/** Lists the users to whom a translation is assigned, by name. */
export async function listAssignees(req: PayloadRequest): Promise<Assignee[]> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select id, name from users
    where exists (select from translation_work where assignee = users.id)
    order by name limit 200`)
  return rows as Assignee[]
}
