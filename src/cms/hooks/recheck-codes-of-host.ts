import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'

/**
 * Moves the codes that contain a host to the front of the reputation check queue. When a host is
 * allowed again, codes that were blocked only because of it are reactivated.
 */
export async function recheckCodesOfHost(
  host: string,
  now: 'blocked' | 'allowed',
  req: PayloadRequest,
): Promise<void> {
  const connection = await connectionOf(req)
  const leadsThere = sql`strpos(document::text, ${host}) > 0`
  if (now === 'allowed') {
    await connection.execute(sql`
      update codes set status = 'active', block_reason = null, suspicion = null
      where status = 'blocked' and suspicion like 'block-list:%' and ${leadsThere}`)
  }
  await connection.execute(sql`update codes set checked_at = null where ${leadsThere}`)
}
