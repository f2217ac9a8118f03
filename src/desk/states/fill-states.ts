import { sql } from '@payloadcms/db-postgres'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
} from 'payload'
import type { Entity } from '../documents/entity'
import { tableName } from '../documents/table-name'
import { desk } from '../options'
import { source } from './find-translations'
import { updateStates } from './update-states'

const documentsPerRead = 100

/**
 * Writes the states of documents that have none or older ones: after the migration, and of documents
 * that were saved with `withoutStates`. Their translations count as up to date.
 *
 * @returns the number of documents
 */
export async function fillStates(payload: Payload, signal?: AbortSignal): Promise<number> {
  let filled = 0
  for (;;) {
    const entities = await findWithoutStates(payload)
    for (const entity of entities) {
      signal?.throwIfAborted()
      await fillState(entity, payload)
    }
    filled += entities.length
    if (entities.length < documentsPerRead) return filled
  }
}

async function fillState(entity: Entity, payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    await updateStates(entity, req)
    await commitTransaction(req)
  } catch (cause) {
    await killTransaction(req)
    throw cause
  }
}

async function findWithoutStates(payload: Payload): Promise<Entity[]> {
  const documents = Object.values(payload.collections)
    .filter(({ config: { custom, slug } }) => custom.hasTranslations || slug === desk().pictures)
    .map(({ config: { slug, trash } }) => ({
      slug,
      id: sql`document.id::text`,
      isListed: trash ? sql`document.deleted_at is null` : sql`true`,
    }))
  const globals = payload.globals.config
    .filter(({ custom }) => custom.hasTranslations)
    .map(({ slug }) => ({ slug, id: sql`''`, isListed: sql`true` }))
  const selects = [...documents, ...globals].map(
    ({ slug, id, isListed }) => sql`
      select ${slug}::text as slug, ${id} as id from ${sql.identifier(tableName(slug))} document
      where ${isListed} and not exists (
        select from translation_states state
        where entity = ${slug} and document_id = ${id} and locale = ${source()}
          and edited_at > coalesce(document.updated_at, '-infinity') - interval '1 second')
        and not exists (
          select from (${desk().emptyDrafts}) empty_drafts where entity = ${slug} and document_id = ${id})`,
  )
  const { rows } = await payload.db.drizzle.execute(
    sql`${sql.join(selects, sql` union all `)} limit ${documentsPerRead}`,
  )
  return rows as Entity[]
}
