import { sql } from '@payloadcms/db-postgres'
import { Forbidden, type PayloadRequest } from 'payload'
import { connectionOf } from '@/desk/documents/connection-of'
import { inRequestTransaction } from '@/desk/documents/in-transaction'
import type { PublicationTarget } from '@/desk/documents/publication-target'
import { recordActivity } from '../activity/record-activity'
import { mayReview, mayWrite } from '../rights'
import { throwWorkflowRefusal } from '../throw-refusal'
import { readComments, type StoredComment } from './comments'
import { mayDeleteComment } from './show-threads'

/** Resolves a thread or opens it again: who began it, and who may write or review the language. */
export async function resolveThread(
  target: PublicationTarget,
  id: string,
  isResolved: boolean,
  req: PayloadRequest,
): Promise<void> {
  const thread = await findComment(target, id, req)
  const { locale, threadId, userId } = thread
  if (threadId !== null) throwWorkflowRefusal(req, 'workflow.errors.gone', 404)
  const isAllowed =
    userId === req.user?.id || mayReview(locale, req) || (await mayWrite(target, locale, req))
  if (!isAllowed) throw new Forbidden(req.t)
  if (Boolean(thread.resolvedAt) === isResolved) return
  await inRequestTransaction(req, async () => {
    const connection = await connectionOf(req)
    const [at, by] = isResolved ? [sql`now()`, req.user?.id ?? null] : [sql`null`, null]
    await connection.execute(sql`
      update document_comments set resolved_at = ${at}, resolved_by = ${by}::uuid
      where id = ${id}`)
    const action = isResolved ? 'resolved' : 'unresolved'
    await recordActivity(entityOf(target), { action, locale }, req)
  })
}

/** Deletes a comment; the first of a thread with all answers. */
export async function deleteComment(
  target: PublicationTarget,
  id: string,
  req: PayloadRequest,
): Promise<void> {
  const { userId } = await findComment(target, id, req)
  if (!mayDeleteComment(userId, req)) throw new Forbidden(req.t)
  const connection = await connectionOf(req)
  await connection.execute(sql`delete from document_comments where id = ${id}`)
}

async function findComment(
  target: PublicationTarget,
  id: string,
  req: PayloadRequest,
): Promise<StoredComment> {
  const stored = await readComments(entityOf(target), req)
  const found = stored.find((one) => one.id === id)
  return found ?? throwWorkflowRefusal(req, 'workflow.errors.gone', 404)
}

const entityOf = ({ slug, id }: PublicationTarget) => ({ slug, id: id ?? '' })
