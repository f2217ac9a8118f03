import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'
import type { Entity } from '@/desk/documents/entity'
import type { Locale } from '@/i18n/locales'
import type { ActivityAction } from './record-activity'

export type ShownActivity = {
  id: string
  at: string
  /** Null for the server and for deleted accounts. */
  user: string | null
  isServer: boolean
  action: ActivityAction
  entity: string
  documentId: string
  locale: Locale | null
  title: string
  details: Record<string, string> | null
  /** Whether the document still exists. */
  exists: boolean
}

/**
 * Reads the log, the newest entries first.
 *
 * @param of a document; all documents if omitted
 * @param options.before only entries before the one with this id
 */
export async function readActivity(
  req: PayloadRequest,
  { of, before, limit }: { of?: Entity; before?: string; limit: number },
): Promise<ShownActivity[]> {
  const connection = await connectionOf(req)
  const conditions = [sql`true`]
  if (of) conditions.push(sql`log.entity = ${of.slug} and log.document_id = ${of.id}`)
  if (before) conditions.push(sql`log.id < ${before}::bigint`)
  const { rows } = await connection.execute(sql`
    select log.id::text, to_json(log.at) #>> '{}' as at, users.name as "user",
      log.user_id is null as "isServer", action, log.entity, log.document_id as "documentId",
      log.locale, log.title, details,
      exists (select from translation_states state where state.entity = log.entity
        and state.document_id = log.document_id) as exists
    from activity_log log left join users on users.id = log.user_id
    where ${sql.join(conditions, sql` and `)}
    order by log.id desc limit ${limit}`)
  return rows as ShownActivity[]
}
