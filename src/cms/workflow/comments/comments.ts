import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'
import type { Entity } from '@/desk/documents/entity'
import type { Locale } from '@/i18n/locales'
import { commentLimits } from './limits'

export type StoredComment = {
  id: string
  threadId: string | null
  locale: Locale
  /** Key of the field; null for the document. */
  field: string | null
  /** The name of the field when the comment was written, by language. */
  labels: Record<string, string> | null
  body: string
  userId: string | null
  author: string | null
  at: string
  resolvedAt: string | null
  resolvedBy: string | null
}

/** Reads the comments of a document, the oldest first. */
export async function readComments(
  { slug, id }: Entity,
  req: PayloadRequest,
): Promise<StoredComment[]> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select comment.id, thread_id as "threadId", locale, field_key as field,
      field_labels as labels, body, user_id as "userId", author.name as author,
      to_json(comment.created_at) #>> '{}' as at, to_json(resolved_at) #>> '{}' as "resolvedAt",
      resolver.name as "resolvedBy"
    from document_comments comment
    left join users author on author.id = user_id
    left join users resolver on resolver.id = resolved_by
    where entity = ${slug} and document_id = ${id}
    order by comment.created_at, comment.id limit ${commentLimits.perDocument}`)
  return rows as StoredComment[]
}

/** Deletes the comments and notices of a deleted document. */
export async function forgetComments({ slug, id }: Entity, req: PayloadRequest): Promise<void> {
  const connection = await connectionOf(req)
  const ofDocument = sql`entity = ${slug} and document_id = ${id}`
  await connection.execute(sql`delete from staff_notices where ${ofDocument}`)
  await connection.execute(sql`delete from document_comments where ${ofDocument}`)
}
