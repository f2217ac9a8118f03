import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'
import { contentChannel } from '@/env'

/**
 * Notifies every web process which collection or global changed. The notification travels on the
 * transaction of the change: PostgreSQL delivers it on commit, once, and never after a rollback.
 */
export async function notifyContentChanged(slug: string, req: PayloadRequest): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(sql`select pg_notify(${contentChannel}, ${slug})`)
}
