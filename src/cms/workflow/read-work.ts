import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { connectionOf } from '@/desk/documents/connection-of'
import type { PublicationTarget } from '@/desk/documents/publication-target'
import { readWholeDocument } from '@/desk/states/update-states'
import type { WorkStep } from '@/desk/states/work-steps'
import type { Locale } from '@/i18n/locales'
import { type Colleague, listWriters } from './colleagues'
import { hashLanguage } from './hash-language'
import { needsReview } from './read-settings'
import { mayReview, mayWrite } from './rights'
import { stepWithoutWork } from './step-without-work'

/** The work on a language of a document, as the panel at its form shows it. */
export type ShownWork = {
  locale: Locale
  step: WorkStep
  /** Hash of the texts, which an approval names. */
  hash: string
  assignee: Colleague | null
  askedBy: string | null
  decidedBy: string | null
  decidedAt: string | null
  /** Number of open threads of comments in this language. */
  openThreads: number
  mayWrite: boolean
  mayReview: boolean
  mayPublish: boolean
  mayAssign: boolean
  needsReview: boolean
  /** The users to whom the language can be assigned; only for those who may. */
  writers: Colleague[]
  me: string
}

export async function readWork(
  target: PublicationTarget,
  locale: Locale,
  req: PayloadRequest,
): Promise<ShownWork | undefined> {
  const entity = { slug: target.slug, id: target.id ?? '' }
  const found = await readWholeDocument(entity, req)
  if (!found) return undefined
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select step, assignee, worker.name as "assigneeName", asker.name as "askedBy",
      decider.name as "decidedBy", to_json(decided_at) #>> '{}' as "decidedAt"
    from translation_work
    left join users worker on worker.id = assignee
    left join users asker on asker.id = asked_by
    left join users decider on decider.id = decided_by
    where entity = ${entity.slug} and document_id = ${entity.id} and locale = ${locale}`)
  const threads = await connection.execute(sql`
    select count(*)::int as open from document_comments
    where entity = ${entity.slug} and document_id = ${entity.id} and locale = ${locale}
      and thread_id is null and resolved_at is null`)
  const [row] = rows
  const canWrite = await mayWrite(target, locale, req)
  const mayAssign = isEditor({ req })
  return {
    locale,
    step: (row?.step as WorkStep | undefined) ?? stepWithoutWork(found, locale),
    hash: hashLanguage(found.config.flattenedFields, found.draft, locale),
    assignee: row?.assignee ? { id: String(row.assignee), name: String(row.assigneeName) } : null,
    askedBy: (row?.askedBy as string | null) ?? null,
    decidedBy: (row?.decidedBy as string | null) ?? null,
    decidedAt: (row?.decidedAt as string | null) ?? null,
    openThreads: Number(threads.rows[0]?.open),
    mayWrite: canWrite,
    mayReview: mayReview(locale, req),
    mayPublish: await target.mayPublish(locale),
    mayAssign,
    needsReview: await needsReview(req),
    writers: mayAssign ? await listWriters(entity, locale, req) : [],
    me: String(req.user?.id ?? ''),
  }
}
