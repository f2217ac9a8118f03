import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'

/** Deletes the scheduled changes of a deleted document. */
export const forgetScheduledChanges: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  removeScheduledChanges({ slug: collection.slug, id: String(id) }, req)

/** Deletes the changes of a document that are waiting, have failed or are done. */
export async function removeScheduledChanges(
  { slug, id }: { slug: string; id: string },
  req: PayloadRequest,
): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(
    sql`delete from scheduled_changes where target = ${slug} and document = ${id}`,
  )
}
