import { sql } from '@payloadcms/db-postgres'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { publishedIn } from '@/cms/published-in'
import { lockDocument } from '@/cms/revision/lock-document'
import { findUntranslatedTexts, labelFields } from '@/desk/documents/all-locales'
import { connectionOf } from '@/desk/documents/connection-of'
import type { PublicationTarget } from '@/desk/documents/publication-target'
import { readRefusal } from '@/desk/documents/read-refusal'
import { getTarget } from '@/desk/documents/target'
import { defaultLocale, type Locale } from '@/i18n/locales'
import type { ScheduledChange } from '@/payload-types'
import { type Failure, labelsByLanguage } from './failure'
import { findDateAhead } from './publication-date'

/**
 * Time for retries, in milliseconds, if a change fails without a refusal, such as after a lost
 * connection.
 */
const triedMs = 10 * 60_000
/** Number of days for which completed changes remain in the list. */
const retentionDays = 30

/**
 * Makes the changes that are due, with the current rights of the users who scheduled them. A change
 * and its new state are one transaction, and the row is locked meanwhile: several processes can run
 * this at once, and a change that one does not finish is made by another.
 */
export async function runScheduledChanges(payload: Payload, signal?: AbortSignal): Promise<void> {
  const now = new Date()
  const { rows } = await payload.db.drizzle.execute<{ id: string }>(sql`
    select id from scheduled_changes
    where state = 'waiting' and at <= ${now.toISOString()}::timestamptz
    -- English first: what all languages share is published with it.
    order by at, locale <> ${defaultLocale}, created_at`)
  for (const { id } of rows) {
    signal?.throwIfAborted()
    await run(payload, id)
  }
  await payload.db.drizzle.execute(sql`
    delete from scheduled_changes
    where state = 'done' and at < ${now.toISOString()}::timestamptz - make_interval(days => ${retentionDays})`)
}

async function run(payload: Payload, id: string): Promise<void> {
  const change = await payload.findByID({
    collection: 'scheduled-changes',
    id,
    depth: 0,
    disableErrors: true,
  })
  if (!change) return
  const req = await createLocalReq({}, payload)
  try {
    await initTransaction(req)
    if (await claim(req, change)) await make(req, change)
    await commitTransaction(req)
  } catch (cause) {
    await killTransaction(req)
    await recordFailure(payload, change, cause)
  }
}

/** Locks a change. The document is locked first, as in saves, to prevent deadlocks. */
async function claim(req: PayloadRequest, change: ScheduledChange): Promise<boolean> {
  await lockDocument(change.target, change.document ?? '', req)
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select from scheduled_changes
    where id = ${change.id} and state = 'waiting' and at <= ${new Date().toISOString()}::timestamptz
    for update`)
  return rows.length > 0
}

async function make(req: PayloadRequest, change: ScheduledChange): Promise<void> {
  const { locale, action } = change
  const user = await findUser(req, change.user)
  if (!user) return setState(req, change, 'failed', { reason: 'accountGone' })
  req.user = user
  const target = getTarget(req, change.target, change.document ?? null)
  if (!(await target.mayPublish(locale)))
    return setState(req, change, 'failed', { reason: 'forbidden' })
  if (action === 'unpublish') {
    if (publishedIn(await target.read(false)).includes(locale)) await target.unpublish(locale)
    return setState(req, change, 'done')
  }
  if (target.slug === 'posts' && target.id !== null) {
    const date = await findDateAhead(req, target.id, locale)
    if (date) return moveChange(req, change, date)
  }
  const draft = await target.read(true)
  const missing = (language: Locale) =>
    findUntranslatedTexts(target.config.flattenedFields, draft, locale, language).missing.map(
      ({ label }) => label,
    )
  if (missing(defaultLocale).length > 0)
    return setState(req, change, 'failed', {
      reason: 'incomplete',
      fields: labelsByLanguage(missing),
    })
  await target.publish(locale)
  await setState(req, change, 'done')
}

async function findUser(req: PayloadRequest, user: ScheduledChange['user']) {
  if (!user) return null
  const id = typeof user === 'string' ? user : user.id
  const { transactionID } = req
  const options = { collection: 'users', id, depth: 0, disableErrors: true } as const
  const found = await req.payload.findByID({ ...options, req: { transactionID } })
  return found && { ...found, collection: 'users' as const }
}

async function setState(
  req: PayloadRequest,
  { id }: ScheduledChange,
  state: 'done' | 'failed',
  failure?: Failure,
): Promise<void> {
  const connection = await connectionOf(req)
  const details = failure ? JSON.stringify(failure) : null
  await connection.execute(sql`
    update scheduled_changes set state = ${state}, failure = ${details}::jsonb, updated_at = now()
    where id = ${id}`)
}

async function moveChange(req: PayloadRequest, { id }: ScheduledChange, at: Date): Promise<void> {
  const connection = await connectionOf(req)
  await connection.execute(sql`
    update scheduled_changes set at = ${at.toISOString()}::timestamptz, by_date = true
    where id = ${id}`)
}

/**
 * Records a failure in a new transaction, since that of the change was rolled back. Another process
 * may have made the change since.
 */
async function recordFailure(
  payload: Payload,
  change: ScheduledChange,
  cause: unknown,
): Promise<void> {
  const refusal = readRefusal(cause)
  if (!refusal) payload.logger.error({ err: cause, msg: `Scheduled change ${change.id} failed` })
  if (!refusal && Date.now() - Date.parse(change.at) < triedMs) return
  const { reason, paths } = refusal ?? { reason: 'unexpected' as const, paths: [] }
  const failure: Failure = { reason }
  if (paths.length > 0) failure.fields = await nameFields(payload, change, paths)
  await payload.db.drizzle.execute(sql`
    update scheduled_changes
    set state = 'failed', failure = ${JSON.stringify(failure)}::jsonb, updated_at = now()
    where id = ${change.id} and state = 'waiting'`)
}

async function nameFields(payload: Payload, change: ScheduledChange, fieldPaths: string[]) {
  const req = await createLocalReq({}, payload)
  const { config }: PublicationTarget = getTarget(req, change.target, change.document ?? null)
  const options = { draft: true, locale: 'all', depth: 0 } as const
  const doc: object =
    change.document == null
      ? await payload.findGlobal({ ...options, slug: change.target as never })
      : await payload.findByID({
          ...options,
          collection: change.target as never,
          id: change.document,
        })
  return labelsByLanguage((language) =>
    labelFields(config.flattenedFields, doc, fieldPaths, language),
  )
}
