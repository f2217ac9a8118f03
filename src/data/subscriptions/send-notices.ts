import 'server-only'
import { sql } from 'drizzle-orm'
import { workspaceLimits } from '@/codes'
import { env } from '@/env'
import { localizedPath, paths } from '@/paths'
import { utcToLocal } from '@/std/utc-to-local'
import { hasMail } from '../codes/send-owner-mail'
import { queryRows } from '../query-rows'
import { type SelectedCode, selectCodes } from '../workspaces/statistics/select-codes'
import { nextReport, type SubscriptionRow } from './manage-subscriptions'
import { openEmail, sendSubscriberMail } from './send-subscriber-mail'
import { type AlertRow, writeAlerts } from './write-alerts'
import { formatCode, writeReport } from './write-report'

const perRound = 50
/** Pause after a failure, doubled each time; a subscription ends after so many failures. */
const firstRetryMinutes = 15
const maxFailures = 10
/** Subscriptions that are not confirmed are deleted, with their address. */
const unconfirmedDays = 8
const dayMs = 86_400_000

type Due = SubscriptionRow & {
  workspace_id: string | null
  code_id: string | null
  name: string
  zone: string
  slug: string | null
}

/**
 * Sends the weekly reports that are due and the alerts about codes that broke or fell silent since the
 * last mail. What the mail server does not accept is sent again later. Returns the number of mails.
 */
export async function sendNotices(signal?: AbortSignal): Promise<number> {
  await queryRows(sql`
    delete from subscriptions where confirmed_at is null
      and created_at < now() - make_interval(days => ${unconfirmedDays})`)
  if (!hasMail()) return 0
  const due = await queryRows<Due>(sql`
    select subscriptions.*, coalesce(workspaces.name, codes.name, '') as name, codes.slug,
      coalesce(workspaces.time_zone, codes.time_zone, 'UTC') as zone
    from subscriptions left join workspaces on workspaces.id = workspace_id
    left join codes on codes.id = subscriptions.code_id
    where confirmed_at is not null and (retry_at is null or retry_at <= now())
      and (('report' = any(kinds) and report_due_at <= now())
        or ('alerts' = any(kinds) and exists (${alertsOf})))
    order by retry_at nulls first, confirmed_at limit ${perRound}`)
  let sent = 0
  for (const row of due) {
    signal?.throwIfAborted()
    sent += await sendDue(row)
  }
  return sent
}

/** The codes of a subscription that broke or fell silent since its last alert. */
const alertsOf = sql`
  select codes.slug, coalesce(codes.name, '') as name, url, failure,
    coalesce(broken_at > alerts_sent_until, false) as is_broken,
    coalesce(silent_at > alerts_sent_until, false) as is_silent
  from target_checks join codes on codes.id = target_checks.code_id
  where codes.deleted_at is null
    and (broken_at > alerts_sent_until or silent_at > alerts_sent_until)
    and (target_checks.code_id = subscriptions.code_id or exists (
      select from workspace_codes where workspace_codes.code_id = target_checks.code_id
        and workspace_codes.workspace_id = subscriptions.workspace_id
        and archived_at is null))`

/** Sends the mails of one subscription. Returns their number. */
async function sendDue(due: Due): Promise<number> {
  const { id, kinds } = due
  const to = openEmail(due.sealed_email)
  if (!to) {
    await queryRows(sql`delete from subscriptions where id = ${id}`)
    return 0
  }
  // Counts as failed until it has succeeded, so that no other process sends it as well.
  const [claimed] = await queryRows<{ is_report_due: boolean }>(sql`
    update subscriptions set failures = failures + 1,
      retry_at = now() + make_interval(mins => ${firstRetryMinutes} * (2 ^ failures)::int)
    where id = ${id} and coalesce(retry_at <= now(), true)
    returning coalesce(report_due_at <= now(), false) as is_report_due`)
  if (!claimed) return 0
  let sent = 0
  try {
    if (kinds.includes('alerts')) sent += await sendAlerts(due, to)
    if (claimed.is_report_due && kinds.includes('report')) sent += await sendReport(due, to)
    await queryRows(sql`
      update subscriptions set failures = 0, retry_at = null where id = ${id}`)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.replaceAll(to, '…') : String(cause)
    console.warn(`A mail of the subscription ${id} could not be sent: ${reason}`)
    await queryRows(sql`delete from subscriptions where id = ${id} and failures >= ${maxFailures}`)
  }
  return sent
}

async function sendAlerts(due: Due, to: string): Promise<number> {
  const { id, locale } = due
  const [clock] = await queryRows<{ now: string }>(sql`select now()::text as now`)
  const rows = await queryRows<AlertRow>(sql`
    select alert.* from subscriptions cross join lateral (${alertsOf}) as alert
    where subscriptions.id = ${id} order by slug`)
  if (rows.length > 0) {
    await sendSubscriberMail({
      ...{ id, to, locale },
      ...(await writeAlerts(rows, {
        locale,
        name: nameOf(due),
        link: linkOf(due, due.slug ? paths.myCodes : paths.workspace),
      })),
    })
  }
  await queryRows(sql`
    update subscriptions set alerts_sent_until = ${clock?.now}::timestamptz where id = ${id}`)
  return rows.length > 0 ? 1 : 0
}

async function sendReport(due: Due, to: string): Promise<number> {
  const { id, locale, zone } = due
  const codes = await findCodes(due)
  const yesterday = new Date(Date.parse(utcToLocal(new Date(), zone).slice(0, 10)) - dayMs)
  if (codes.length > 0) {
    const report = await writeReport({
      ...{ locale, codes },
      name: nameOf(due),
      to: yesterday.toISOString().slice(0, 10),
      link: linkOf(due, due.slug ? paths.codeStatistics(due.slug) : paths.workspaceStatistics),
    })
    await sendSubscriberMail({ ...{ id, to, locale }, ...report })
  }
  await queryRows(sql`update subscriptions set report_due_at = ${nextReport} where id = ${id}`)
  return codes.length > 0 ? 1 : 0
}

async function findCodes({ workspace_id, code_id, slug, name }: Due): Promise<SelectedCode[]> {
  if (code_id && slug) return [{ id: code_id, slug, name }]
  return selectCodes(workspace_id ?? '', {}, workspaceLimits.codes)
}

/** Names the code or the workspace; for a workspace without a name, the site. */
function nameOf({ slug, name }: Due): string {
  return slug ? formatCode({ slug, name }) : name || new URL(env.SITE_URL).host
}

function linkOf({ locale }: Due, path: string): string {
  return env.SITE_URL + localizedPath(locale, path)
}
