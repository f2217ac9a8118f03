import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from './connection-of'

/**
 * Puts the codes that speak of a host first in the line of those to be checked again. Once a host is
 * allowed again, the codes that only its block had stopped go on.
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
