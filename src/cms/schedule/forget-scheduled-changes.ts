import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterDeleteHook } from 'payload'
import { connectionOf } from '@/cms/hooks/connection-of'

/** Deletes the scheduled changes of a deleted document. */
export const forgetScheduledChanges: CollectionAfterDeleteHook = async ({
  collection,
  id,
  req,
}) => {
  const connection = await connectionOf(req)
  await connection.execute(
    sql`delete from scheduled_changes where target = ${collection.slug} and document = ${id}`,
  )
}
