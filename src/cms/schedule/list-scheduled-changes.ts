import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { PublicationTarget } from '@/desk/documents/publication-target'
import { findChanges, type ShownChange } from './find-changes'

/** Largest number of changes of a document: two in each language, and room for failures. */
const maxChanges = 100

/** Lists the pending and failed changes of a document by time. */
export function listScheduledChanges(
  req: PayloadRequest,
  { slug, id }: Pick<PublicationTarget, 'id' | 'slug'>,
): Promise<ShownChange[]> {
  const ofDocument = sql`change.target = ${slug} and coalesce(change.document, '') = ${id ?? ''}`
  return findChanges(req, {
    condition: sql`change.state <> 'done' and ${ofDocument}`,
    limit: maxChanges,
  })
}
