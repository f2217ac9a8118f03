import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '../documents/connection-of'
import type { Entity } from '../documents/entity'
import type { DeskLocale } from '../languages'
import { desk } from '../options'

/** Reads who translates a document: the names of the users by language. */
export async function readAssignees(
  { slug, id }: Entity,
  req: PayloadRequest,
): Promise<Partial<Record<DeskLocale, string>>> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select locale, name from (${desk().work}) work
    where entity = ${slug} and document_id = ${id} and assignee is not null`)
  return Object.fromEntries(rows.map(({ locale, name }) => [locale, name]))
}

export type Assignee = { id: string; name: string }

/** Lists the users to whom a translation is assigned, by name. */
export async function listAssignees(req: PayloadRequest): Promise<Assignee[]> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select distinct assignee as id, name from (${desk().work}) work
    where assignee is not null order by name limit 200`)
  return rows as Assignee[]
}
