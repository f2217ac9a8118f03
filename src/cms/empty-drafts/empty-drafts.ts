import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'
import type { Entity } from '@/desk/documents/entity'

/** Records a draft that was created without any content, which lists ignore. */
export async function noteEmptyDraft({ slug, id }: Entity, req: PayloadRequest): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(
    sql`insert into empty_drafts (entity, document_id) values (${slug}, ${id})`,
  )
}

/** Forgets that a draft was empty. Returns whether it was. */
export async function forgetEmptyDraft({ slug, id }: Entity, req: PayloadRequest) {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    delete from empty_drafts where entity = ${slug} and document_id = ${id} returning 1`)
  return rows.length > 0
}

/** Returns the ids of the empty drafts of a collection. */
export async function listEmptyDrafts(slug: string, req: PayloadRequest): Promise<string[]> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(
    sql`select document_id as id from empty_drafts where entity = ${slug}`,
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}
