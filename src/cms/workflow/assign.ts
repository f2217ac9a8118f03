import { sql } from '@payloadcms/db-postgres'
import { Forbidden, type PayloadRequest } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { connectionOf } from '@/desk/documents/connection-of'
import { inRequestTransaction } from '@/desk/documents/in-transaction'
import type { PublicationTarget } from '@/desk/documents/publication-target'
import type { Locale } from '@/i18n/locales'
import { recordActivity } from './activity/record-activity'
import { listWriters } from './colleagues'
import { addNotices } from './notices/notices'
import { mayWrite } from './rights'
import { throwWorkflowRefusal } from './throw-refusal'

/**
 * Assigns a language of a document to a user who may write it, or to no one. Editors assign to
 * everyone; other people assign what they may write to themselves, and unassign themselves.
 */
export async function assignWork(
  target: PublicationTarget,
  locale: Locale,
  user: string | null,
  req: PayloadRequest,
): Promise<void> {
  const entity = { slug: target.slug, id: target.id ?? '' }
  await inRequestTransaction(req, async () => {
    const connection = await connectionOf(req)
    const before = await connection.execute(sql`
      select assignee from translation_work
      where entity = ${entity.slug} and document_id = ${entity.id} and locale = ${locale}
      for update`)
    const assignee = before.rows[0]?.assignee ?? null
    const self = req.user?.id ?? null
    const isOwn = user === null ? assignee === self : user === self && !assignee
    const isAllowed = isEditor({ req }) || (isOwn && (await mayWrite(target, locale, req)))
    if (!isAllowed) throw new Forbidden(req.t)
    if (assignee === user) return
    const writers = user === null ? [] : await listWriters(entity, locale, req)
    const writer = writers.find(({ id }) => id === user)
    if (user !== null && !writer) throwWorkflowRefusal(req, 'workflow.errors.assignee')
    await connection.execute(sql`
      insert into translation_work (entity, document_id, locale, assignee)
      values (${entity.slug}, ${entity.id}, ${locale}, ${user}::uuid)
      on conflict (entity, document_id, locale) do update
        set assignee = excluded.assignee, updated_at = now()`)
    const details = { details: { assignee: writer?.name ?? '' } }
    await recordActivity(
      entity,
      writer ? { action: 'assigned', locale, ...details } : { action: 'unassigned', locale },
      req,
    )
    if (user) await addNotices(entity, { kind: 'assigned', locale, users: [user] }, req)
  })
}
