import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'

/** Deletes the record of an address that has a page or a redirect now. */
export async function forgetMissingPage(path: string, req: PayloadRequest): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(sql`delete from missing_pages where path = ${path}`)
}
