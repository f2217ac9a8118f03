import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'
import type { Entity } from '@/desk/documents/entity'
import type { Locale } from '@/i18n/locales'

/** Reasons why a user is notified; each has a text under `admin.workflow.notices`. */
export const noticeKinds = [
  'mention',
  'reply',
  'reviewAsked',
  'approved',
  'returned',
  'assigned',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

export type WorkflowNotice = {
  id: string
  kind: NoticeKind
  actor: string | null
  entity: string
  documentId: string
  locale: Locale
  title: string
  /** The text of the comment, and the key of its field. */
  body: string | null
  field: string | null
  at: string
}

const listedNotices = 50

/** Notifies users of a document, except the user of the request. */
export async function addNotices(
  { slug, id }: Entity,
  notice: { kind: NoticeKind; locale: Locale; users: readonly string[]; commentId?: string },
  req: PayloadRequest,
): Promise<void> {
  const actor = req.user?.id ?? null
  const users = [...new Set(notice.users)].filter((user) => user !== actor)
  if (users.length === 0) return
  const connection = await connectionOf(req)
  await connection.execute(sql`
    insert into staff_notices (user_id, actor_id, kind, entity, document_id, locale, comment_id)
    select id, ${actor}::uuid, ${notice.kind}, ${slug}, ${id}, ${notice.locale},
      ${notice.commentId ?? null}::uuid
    from users where id = any(${sql.param(users)}::uuid[])`)
}

/** The columns of notices that are shown on the dashboard and in emails. */
export const noticeColumns = sql.raw(`
  notice.id, notice.kind, actor.name as actor, notice.entity, notice.document_id as "documentId",
  notice.locale, coalesce(state.title, '') as title, comment.body, comment.field_key as field,
  to_json(notice.created_at) #>> '{}' as at
  from staff_notices notice
  left join users actor on actor.id = notice.actor_id
  left join document_comments comment on comment.id = notice.comment_id
  join translation_states state on state.entity = notice.entity
    and state.document_id = notice.document_id and state.locale = 'en'`)

/** Reads the unread notices of the user of the request, the newest first. */
export async function listNotices(req: PayloadRequest): Promise<WorkflowNotice[]> {
  if (!req.user) return []
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select ${noticeColumns}
    where notice.user_id = ${req.user.id} and notice.read_at is null
    order by notice.created_at desc limit ${listedNotices}`)
  return rows as WorkflowNotice[]
}

/** Marks notices of the user as read: one, those of a document, or all. */
export async function readNotices(
  of: { id: string } | { entity: Entity } | 'all',
  req: PayloadRequest,
): Promise<void> {
  const connection = await connectionOf(req)
  const isMeant =
    of === 'all'
      ? sql`true`
      : 'id' in of
        ? sql`id::text = ${of.id}`
        : sql`entity = ${of.entity.slug} and document_id = ${of.entity.id}`
  await connection.execute(sql`
    update staff_notices set read_at = now()
    where user_id = ${req.user?.id} and read_at is null and ${isMeant}`)
}
