import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'
import { idOf } from './id-of'

/** Queues the targets of a reported code for an immediate reputation check. */
export const recheckReportedCode: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const codeId = idOf(doc.code)
  if (operation !== 'create' || !codeId) return
  const connection = await connectionOf(req)
  await connection.execute(sql`update codes set checked_at = null where id = ${codeId}`)
}
