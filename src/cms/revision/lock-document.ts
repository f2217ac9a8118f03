import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'

/**
 * Serializes writes to a document until their transactions end, so that each sees the previous one.
 *
 * @param id empty for a global
 */
export async function lockDocument(slug: string, id: string, req: PayloadRequest): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${slug} ${id}`}, 0))`,
  )
}
