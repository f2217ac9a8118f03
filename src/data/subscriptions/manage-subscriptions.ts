import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { SubscriptionKind } from '@/codes'
import type { Locale } from '@/i18n/locales'
import { normalizeEmail } from '@/qr/content'
import { ApiProblem } from '../codes/api/api-problem'
import { hashEmail } from '../codes/hash-email'
import { hasMail } from '../codes/send-owner-mail'
import { type Execute, inTransaction } from '../in-transaction'
import { type Allowance, findWait } from '../limit-visitors'
import { queryRows } from '../query-rows'
import { type CodeChange, logChanges, logCodeChange } from '../workspaces/log-changes'
import type { SubscriptionView } from './api-schemas'
import { loadMailTexts, openEmail, sealEmail, sendSubscriberMail } from './send-subscriber-mail'
import { subscriptionLink } from './subscription-token'

/** A subscription is about all codes of a workspace, or about one code. */
export type Subject = { workspaceId: string } | { codeId: string }

const maxSubscriptions = 20
const byVisitor: Allowance = { name: 'new subscriptions', most: 20, seconds: 3600 }
/** Prevents others from flooding a mailbox by submitting its address. */
const toMailbox: Allowance = { name: 'confirmations to one mailbox', most: 5, seconds: 86_400 }
/** A link to confirm stops working after this time. */
const confirmDays = 7

export type SubscriptionRow = {
  id: string
  sealed_email: string
  locale: Locale
  kinds: SubscriptionKind[]
  confirmed_at: Date | null
  created_at: Date
}
const columns = sql`id, sealed_email, locale, kinds, confirmed_at, created_at`

function isAbout(subject: Subject): SQL {
  return 'workspaceId' in subject
    ? sql`workspace_id = ${subject.workspaceId}`
    : sql`code_id = ${subject.codeId}`
}

export async function listSubscriptions(subject: Subject): Promise<SubscriptionView[]> {
  const rows = await queryRows<SubscriptionRow>(sql`
    select ${columns} from subscriptions where ${isAbout(subject)} order by created_at, id`)
  return rows.map(viewSubscription)
}

/** Adds an entry to the log of the workspace, if there is one. The address is not stored there. */
async function logMails(
  execute: Execute,
  subject: Subject,
  change: Omit<CodeChange, 'before' | 'undoes'>,
): Promise<void> {
  if ('codeId' in subject) return logCodeChange(execute, { ...change, ...subject })
  await logChanges(execute, [{ ...change, ...subject }])
}

type NewSubscription = { email: string; locale: Locale; kinds: readonly SubscriptionKind[] }

/**
 * Subscribes an address, or changes its subscription. An address that is not confirmed gets a mail
 * with a link to confirm, which contains no text of the owner.
 */
export async function subscribe(
  subject: Subject,
  { email, locale, kinds }: NewSubscription,
  { visitor, keyId }: { visitor: string; keyId: string | null },
): Promise<SubscriptionView> {
  if (!hasMail()) throw new ApiProblem('unavailable', { detail: 'This server sends no mail' })
  const to = normalizeEmail(email) ?? email
  const row = await inTransaction(async (execute) => {
    const others = await execute<{ email_hash: string }>(sql`
      select email_hash from subscriptions where ${isAbout(subject)} for update`)
    const hash = hashEmail(to)
    if (others.length >= maxSubscriptions && !others.some((each) => each.email_hash === hash)) {
      throw new ApiProblem('full', { detail: `At most ${maxSubscriptions} subscriptions` })
    }
    const [workspaceId, codeId] =
      'workspaceId' in subject ? [subject.workspaceId, null] : [null, subject.codeId]
    const [stored] = await execute<SubscriptionRow>(sql`
      insert into subscriptions
        (workspace_id, code_id, email_hash, sealed_email, locale, kinds, made_with)
      values (${workspaceId}, ${codeId}, ${hash}, ${sealEmail(to)}, ${locale},
        ${`{${kinds.join(',')}}`}::text[], ${keyId})
      on conflict ${codeId ? sql`(code_id, email_hash)` : sql`(workspace_id, email_hash)`}
      do update set locale = excluded.locale, kinds = excluded.kinds,
        created_at = case when subscriptions.confirmed_at is null then now()
          else subscriptions.created_at end
      returning ${columns}`)
    await logMails(execute, subject, { keyId, action: 'subscribe', after: { kinds } })
    return stored as SubscriptionRow
  })
  if (!row.confirmed_at) await sendConfirmation(row, to, visitor)
  return viewSubscription(row)
}

async function sendConfirmation(
  { id, locale }: SubscriptionRow,
  to: string,
  visitor: string,
): Promise<void> {
  const retrySeconds =
    (await findWait(byVisitor, visitor)) ?? (await findWait(toMailbox, hashEmail(to)))
  if (retrySeconds) throw new ApiProblem('limited', { retrySeconds })
  const t = await loadMailTexts(locale)
  const text = [
    t('confirm.text', { days: confirmDays }),
    subscriptionLink('confirm', id),
    t('confirm.ignore'),
  ]
  try {
    await sendSubscriberMail({ id, to, locale, subject: t('confirm.subject'), text })
  } catch (cause) {
    console.error(
      `A subscription could not be confirmed: ${cause instanceof Error ? cause.message : cause}`,
    )
    throw new ApiProblem('unavailable', {
      detail: 'The mail server did not accept the email',
      retrySeconds: 30,
    })
  }
}

/** Confirms the address of a subscription. Returns undefined if it has ended or waited too long. */
export async function confirmSubscription(id: string): Promise<SubscriptionView | undefined> {
  return inTransaction(async (execute) => {
    const [row] = await execute<SubscriptionRow & Owner>(sql`
    update subscriptions set confirmed_at = coalesce(confirmed_at, now()),
      alerts_sent_until = case when confirmed_at is null then now() else alerts_sent_until end,
      report_due_at = coalesce(report_due_at, ${nextReport})
    where id::text = ${id} and (confirmed_at is not null
      or created_at > now() - make_interval(days => ${confirmDays}))
    returning ${columns}, workspace_id, code_id`)
    if (!row) return undefined
    await logMails(execute, subjectOf(row), { keyId: null, action: 'confirmMails' })
    return viewSubscription(row)
  })
}

type Owner = { workspace_id: string | null; code_id: string | null }

function subjectOf({ workspace_id, code_id }: Owner): Subject {
  return code_id === null ? { workspaceId: workspace_id as string } : { codeId: code_id }
}

/** Monday at seven, in the time zone of the workspace or code. */
export const nextReport: SQL = sql`(
  select (date_trunc('week', now() at time zone zone) + interval '7 days 7 hours')
    at time zone zone
  from (select coalesce(
    (select time_zone from workspaces where workspaces.id = subscriptions.workspace_id),
    (select time_zone from codes where codes.id = subscriptions.code_id), 'UTC') as zone) as own)`

/** Ends a subscription, whether or not it exists. Its address is deleted. */
export async function endSubscription(id: string): Promise<void> {
  await inTransaction(async (execute) => {
    const [row] = await execute<Owner>(sql`
      delete from subscriptions where id::text = ${id} returning workspace_id, code_id`)
    if (row) await logMails(execute, subjectOf(row), { keyId: null, action: 'unsubscribe' })
  })
}

export async function deleteSubscription(
  subject: Subject,
  id: string,
  keyId: string | null,
): Promise<void> {
  await inTransaction(async (execute) => {
    const rows = await execute(sql`
      delete from subscriptions where id::text = ${id} and ${isAbout(subject)} returning id`)
    if (rows.length === 0) throw new ApiProblem('unknown')
    await logMails(execute, subject, { keyId, action: 'unsubscribe' })
  })
}

/** The language of a subscription, for the page on which it is confirmed or ended. */
export async function findSubscriptionLocale(id: string): Promise<Locale | undefined> {
  const [row] = await queryRows<{ locale: Locale }>(
    sql`select locale from subscriptions where id::text = ${id}`,
  )
  return row?.locale
}

function viewSubscription(row: SubscriptionRow): SubscriptionView {
  const { id, locale, kinds } = row
  return {
    ...{ id, locale, kinds },
    email: openEmail(row.sealed_email) ?? '',
    confirmedAt: row.confirmed_at && new Date(row.confirmed_at).toISOString(),
    createdAt: new Date(row.created_at).toISOString(),
  }
}
