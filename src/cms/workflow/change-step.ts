import { sql } from '@payloadcms/db-postgres'
import { Forbidden, type PayloadRequest } from 'payload'
import { lockDocument } from '@/cms/revision/lock-document'
import { connectionOf } from '@/desk/documents/connection-of'
import type { Entity } from '@/desk/documents/entity'
import { inRequestTransaction } from '@/desk/documents/in-transaction'
import type { PublicationTarget } from '@/desk/documents/publication-target'
import { isValues } from '@/desk/documents/row-fields'
import { listUnits } from '@/desk/states/list-units'
import { readWholeDocument } from '@/desk/states/update-states'
import type { WorkStep } from '@/desk/states/work-steps'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { type ActivityAction, recordActivity } from './activity/record-activity'
import { listReviewers } from './colleagues'
import { addComment } from './comments/add-comment'
import { hashLanguage } from './hash-language'
import { addNotices, type NoticeKind } from './notices/notices'
import { needsReview } from './read-settings'
import { mayReview, mayWrite } from './rights'
import { stepWithoutWork } from './step-without-work'
import type { KnownWork } from './steps'
import { throwWorkflowRefusal } from './throw-refusal'
import { announceReady, findWorkOn, storeWork } from './work'

/** What a user does with a text; `hash` is that of the text that they have read. */
export type StepWish =
  | { action: 'ask' | 'reopen' }
  | { action: 'approve'; hash: string; publish: boolean }
  | { action: 'return'; comment: string; field: string | null }

type Text = { target: PublicationTarget; entity: Entity; locale: Locale; hash: string }

/** Moves the work on a language of a document to its next state, or refuses with the reason. */
export async function changeStep(
  target: PublicationTarget,
  locale: Locale,
  wish: StepWish,
  req: PayloadRequest,
): Promise<void> {
  await inRequestTransaction(req, async () => {
    await lockDocument(target.slug, target.id ?? '', req)
    const entity = { slug: target.slug, id: target.id ?? '' }
    const found = await readWholeDocument(entity, req)
    if (!found) throwWorkflowRefusal(req, 'workflow.errors.gone', 404)
    const fields = found.config.flattenedFields
    const hash = hashLanguage(fields, found.draft, locale)
    const isEmpty = listUnits(fields, found.draft).every(({ texts }) => !texts[locale])
    if (isEmpty) throwWorkflowRefusal(req, 'workflow.errors.empty')
    const known = (await findWorkOn(entity, locale, req)) ?? {
      step: stepWithoutWork(found, locale),
      textHash: hash,
      approvedHash: null,
    }
    const text = { target, entity, locale, hash }
    switch (wish.action) {
      case 'ask':
        return requestReview(text, known, req)
      case 'reopen':
        return reopen(text, known, req)
      case 'approve':
        return approve(text, wish, req)
      case 'return':
        return returnText(text, known, wish, req)
    }
  })
}

async function requestReview(text: Text, known: KnownWork, req: PayloadRequest) {
  const { target, entity, locale } = text
  if (!(await mayWrite(target, locale, req))) throw new Forbidden(req.t)
  if (known.step === 'in_review') throwWorkflowRefusal(req, 'workflow.errors.alreadyAsked')
  await store(text, 'in_review', known.approvedHash, req)
  const connection = await connectionOf(req)
  await connection.execute(sql`
    update translation_work set asked_by = ${req.user?.id}, asked_at = now()
    where entity = ${entity.slug} and document_id = ${entity.id} and locale = ${locale}`)
  await recordActivity(entity, { action: 'reviewAsked', locale }, req)
  const users = await listReviewers(locale, req)
  await addNotices(entity, { kind: 'reviewAsked', locale, users }, req)
}

async function reopen(text: Text, known: KnownWork, req: PayloadRequest) {
  const { target, entity, locale } = text
  const isAllowed = mayReview(locale, req) || (await mayWrite(target, locale, req))
  if (!isAllowed) throw new Forbidden(req.t)
  if (known.step !== 'in_review' && known.step !== 'approved')
    throwWorkflowRefusal(req, 'workflow.errors.notInReview')
  await store(text, 'in_progress', null, req)
  await recordActivity(entity, { action: 'reopened', locale }, req)
}

async function approve(
  text: Text,
  { hash, publish }: Extract<StepWish, { action: 'approve' }>,
  req: PayloadRequest,
) {
  const { target, locale } = text
  if (!mayReview(locale, req)) throw new Forbidden(req.t)
  if (hash !== text.hash) throwWorkflowRefusal(req, 'workflow.errors.changed', 409)
  if ((await needsReview(req)) && (await isOwnText(text, req)))
    throwWorkflowRefusal(req, 'workflow.errors.ownText', 403)
  await store(text, 'approved', hash, req)
  if (locale === defaultLocale) await announceReady(text.entity, req)
  await recordDecision(text, 'approved', req)
  if (publish) await target.publish(locale)
}

async function returnText(
  text: Text,
  known: KnownWork,
  { comment, field }: Extract<StepWish, { action: 'return' }>,
  req: PayloadRequest,
) {
  const { target, locale } = text
  if (!mayReview(locale, req)) throw new Forbidden(req.t)
  if (known.step !== 'in_review' && known.step !== 'approved')
    throwWorkflowRefusal(req, 'workflow.errors.notInReview')
  const commentId = await addComment(target, { locale, field, thread: null, body: comment }, req)
  await store(text, 'in_progress', null, req)
  await recordDecision(text, 'returned', req, commentId)
}

function store(
  { entity, locale, hash }: Text,
  step: WorkStep,
  approvedHash: string | null,
  req: PayloadRequest,
) {
  return storeWork(entity, locale, { step, textHash: hash, approvedHash }, req)
}

/** Records who decided on a text, and notifies who requested the review and the assignee. */
async function recordDecision(
  { entity, locale }: Text,
  kind: Extract<ActivityAction & NoticeKind, 'approved' | 'returned'>,
  req: PayloadRequest,
  commentId?: string,
): Promise<void> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    update translation_work set decided_by = ${req.user?.id}, decided_at = now()
    where entity = ${entity.slug} and document_id = ${entity.id} and locale = ${locale}
    returning asked_by, assignee`)
  const users = rows.flatMap(({ asked_by, assignee }) => [asked_by, assignee])
  const named = users.filter(Boolean).map(String)
  await recordActivity(entity, { action: kind, locale }, req)
  const notice = { kind, locale, users: named, ...(commentId && { commentId }) }
  await addNotices(entity, notice, req)
}

/** Whether the user requested the review, or saved the text last. */
async function isOwnText({ entity, locale }: Text, req: PayloadRequest): Promise<boolean> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select asked_by from translation_work
    where entity = ${entity.slug} and document_id = ${entity.id} and locale = ${locale}`)
  if (rows[0]?.asked_by === req.user?.id) return true
  const found = await readWholeDocument(entity, req)
  const editors = found && isValues(found.draft) ? found.draft.lastEditedBy : undefined
  const editor = isValues(editors) ? editors[locale] : undefined
  return String(isValues(editor) ? editor.id : editor) === String(req.user?.id)
}
