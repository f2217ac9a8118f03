import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { lockDocument } from '@/cms/revision/lock-document'
import { labelsByLanguage } from '@/cms/schedule/failure'
import { connectionOf } from '@/desk/documents/connection-of'
import { inRequestTransaction } from '@/desk/documents/in-transaction'
import type { PublicationTarget } from '@/desk/documents/publication-target'
import type { Locale } from '@/i18n/locales'
import { recordActivity } from '../activity/record-activity'
import { addNotices } from '../notices/notices'
import { throwWorkflowRefusal } from '../throw-refusal'
import { readComments, type StoredComment } from './comments'
import { commentLimits } from './limits'
import { locateFields } from './locate-fields'
import { listMentions } from './mentions'

export type CommentWish = {
  locale: Locale
  /** Key of the field; null for the document. */
  field: string | null
  /** The thread that is answered; null for a new one. */
  thread: string | null
  body: string
}

/** Adds a comment, notifies mentioned people and participants, and returns its id. */
export async function addComment(
  target: PublicationTarget,
  wish: CommentWish,
  req: PayloadRequest,
): Promise<string> {
  const entity = { slug: target.slug, id: target.id ?? '' }
  const body = wish.body.trim()
  if (body === '') throwWorkflowRefusal(req, 'workflow.errors.emptyComment')
  if (body.length > commentLimits.characters)
    throwWorkflowRefusal(req, 'workflow.errors.longComment')
  return inRequestTransaction(req, async () => {
    await lockDocument(entity.slug, entity.id, req)
    const known = await readComments(entity, req)
    const thread = wish.thread === null ? null : findThread(known, wish.thread, req)
    const inThread = known.filter(
      ({ threadId, id }) => thread && [threadId, id].includes(thread.id),
    )
    const isFull =
      known.length >= commentLimits.perDocument || inThread.length >= commentLimits.perThread
    if (isFull) throwWorkflowRefusal(req, 'workflow.errors.tooManyComments')
    const { locale, field } = thread ?? wish
    const labels = thread ? thread.labels : await nameField(target, field, req)
    const connection = await connectionOf(req)
    const { rows } = await connection.execute(sql`
      insert into document_comments
        (thread_id, entity, document_id, locale, field_key, field_labels, body, user_id)
      values (${thread?.id ?? null}::uuid, ${entity.slug}, ${entity.id}, ${locale}, ${field},
        ${labels ? JSON.stringify(labels) : null}::jsonb, ${body}, ${req.user?.id})
      returning id`)
    const commentId = String(rows[0]?.id)
    // An answer to a settled question opens it again.
    if (thread)
      await connection.execute(sql`
        update document_comments set resolved_at = null, resolved_by = null
        where id = ${thread.id}`)
    await recordActivity(entity, { action: 'commented', locale }, req)
    const mentioned = listMentions(body)
    await addNotices(entity, { kind: 'mention', locale, users: mentioned, commentId }, req)
    const others = inThread.flatMap(({ userId }) => userId ?? [])
    const users = others.filter((user) => !mentioned.includes(user))
    await addNotices(entity, { kind: 'reply', locale, users, commentId }, req)
    return commentId
  })
}

function findThread(known: readonly StoredComment[], id: string, req: PayloadRequest) {
  const thread = known.find((one) => one.id === id && one.threadId === null)
  return thread ?? throwWorkflowRefusal(req, 'workflow.errors.gone', 404)
}

/** Returns the names of a field, for the time when it no longer exists. */
async function nameField(target: PublicationTarget, field: string | null, req: PayloadRequest) {
  if (field === null) return null
  const doc = await target.read(true)
  const fields = target.config.flattenedFields
  const isKnown = locateFields(fields, doc, new Set([field]), req.i18n.language).has(field)
  if (!isKnown) throwWorkflowRefusal(req, 'workflow.errors.unknownField')
  return labelsByLanguage((language) => [
    locateFields(fields, doc, new Set([field]), language).get(field)?.label ?? '',
  ])
}
