import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '../documents/connection-of'
import type { Entity } from '../documents/entity'
import { tableName } from '../documents/table-name'
import { desk } from '../options'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Lists the ids in a document: of its rows and of everything that it refers to. */
export function findIds(value: unknown): string[] {
  if (typeof value === 'string') return uuid.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(findIds)
}

/** Finds the pictures among some ids. */
export async function findPictures(
  ids: ReadonlySet<string>,
  req: PayloadRequest,
): Promise<Entity[]> {
  const slug = desk().pictures
  if (ids.size === 0 || slug === undefined) return []
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select id from ${sql.identifier(tableName(slug))}
    where id = any(${sql.param([...ids])}::uuid[]) order by filename, id`)
  return rows.map(({ id }) => ({ slug, id: String(id) }))
}
