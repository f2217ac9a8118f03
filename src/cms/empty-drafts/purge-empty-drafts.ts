import { sql } from '@payloadcms/db-postgres'
import {
  type CollectionSlug,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
} from 'payload'
import { lockDocument } from '@/cms/revision/lock-document'
import type { Entity } from '@/desk/documents/entity'
import { forgetEmptyDraft } from './empty-drafts'

/** A form may stay open for so long before anything is typed. */
const keptDays = 7

/** Deletes the drafts of forms that were opened and left without a change. */
export async function purgeEmptyDrafts(payload: Payload, signal?: AbortSignal): Promise<void> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select entity as slug, document_id as id from empty_drafts
    where created_at < now() - make_interval(days => ${keptDays})`)
  for (const entity of rows as Entity[]) {
    signal?.throwIfAborted()
    await purge(entity, payload)
  }
}

async function purge(entity: Entity, payload: Payload): Promise<void> {
  const { db } = payload
  const req = await createLocalReq({}, payload)
  const collection = entity.slug as CollectionSlug
  await initTransaction(req)
  try {
    // A first save may be running.
    await lockDocument(entity.slug, entity.id, req)
    if (await forgetEmptyDraft(entity, req)) {
      await db.deleteVersions({ collection, where: { parent: { equals: entity.id } }, req })
      await db.deleteOne({ collection, where: { id: { equals: entity.id } }, req })
    }
    await commitTransaction(req)
  } catch (cause) {
    await killTransaction(req)
    throw cause
  }
}
