import 'server-only'
import { sql } from 'drizzle-orm'
import { checkTarget, listOwnHosts, maxWebhooks, type WebhookEvent } from '@/codes'
import { env } from '@/env'
import { ApiProblem } from '../codes/api/api-problem'
import { inTransaction } from '../in-transaction'
import { queryRows } from '../query-rows'
import { type Actor, logChanges, type State } from '../workspaces/log-changes'
import type { WebhookView } from './api-schemas'
import { createWebhookSecret } from './sign-webhook'

type WebhookRow = {
  id: string
  url: string
  events: WebhookEvent[]
  paused_at: Date | null
  failing_since: Date | null
  created_at: Date
}
const columns = sql`id, url, events, paused_at, failing_since, created_at`

export async function listWebhooks(workspaceId: string): Promise<WebhookView[]> {
  const rows = await queryRows<WebhookRow>(sql`
    select ${columns} from webhooks where workspace_id = ${workspaceId} order by created_at, id`)
  return rows.map(viewWebhook)
}

/** Creates a webhook and returns it with its secret, which is not returned again. */
export async function createWebhook(
  { id: workspaceId, keyId }: Actor,
  { url, events }: { url: string; events: WebhookEvent[] },
): Promise<WebhookView & { secret: string }> {
  const address = checkWebhookUrl(url)
  const { secret, sealed } = createWebhookSecret()
  return inTransaction(async (execute) => {
    await execute(sql`select from workspaces where id = ${workspaceId} for update`)
    const others = await execute<{ events: WebhookEvent[] }>(
      sql`select events from webhooks where workspace_id = ${workspaceId}`,
    )
    if (others.length >= maxWebhooks) {
      throw new ApiProblem('full', { detail: `A workspace has at most ${maxWebhooks} webhooks` })
    }
    // Scans from before the first webhook for them are not sent.
    if (events.includes('code.scanned') && !others.some((each) => listensToScans(each.events))) {
      await execute(sql`update workspaces set scans_sent_until = now() where id = ${workspaceId}`)
    }
    const [row] = await execute<WebhookRow>(sql`
      insert into webhooks (workspace_id, url, events, secret, made_with)
      values (${workspaceId}, ${address}, ${toArray(events)}::text[], ${sealed}, ${keyId})
      returning ${columns}`)
    const created = row as WebhookRow
    const after = describe(created)
    await logChanges(execute, [{ workspaceId, keyId, action: 'createWebhook', after }])
    return { ...viewWebhook(created), secret }
  })
}

type WebhookEdit = { url?: string; events?: WebhookEvent[]; paused?: boolean }

export async function editWebhook(
  { id: workspaceId, keyId }: Actor,
  id: string,
  { url, events, paused }: WebhookEdit,
): Promise<WebhookView> {
  const address = url === undefined ? null : checkWebhookUrl(url)
  return inTransaction(async (execute) => {
    await execute(sql`select from workspaces where id = ${workspaceId} for update`)
    const active = await execute<{ events: WebhookEvent[] }>(sql`
      select events from webhooks where workspace_id = ${workspaceId} and paused_at is null`)
    const [present] = await execute<WebhookRow>(sql`
      select ${columns} from webhooks
      where id::text = ${id} and workspace_id = ${workspaceId} for update`)
    if (!present) throw new ApiProblem('unknown')
    const isMoved = address !== null && address !== present.url
    const [row] = await execute<WebhookRow>(sql`
      update webhooks set made_with = case when ${isMoved} then ${keyId}::uuid else made_with end, url = coalesce(${address}, url),
        events = coalesce(${events ? toArray(events) : null}::text[], events),
        paused_at = case ${paused ?? null}::boolean when true then coalesce(paused_at, now())
          when false then null else paused_at end,
        failing_since = case when ${paused === false} then null else failing_since end
      where id::text = ${id} and workspace_id = ${workspaceId}
      returning ${columns}`)
    if (!row) throw new ApiProblem('unknown')
    // Scans from before this webhook is the first active one for them are not sent.
    const isFirst = !active.some((each) => listensToScans(each.events))
    if (isFirst && !row.paused_at && listensToScans(row.events)) {
      await execute(sql`update workspaces set scans_sent_until = now() where id = ${workspaceId}`)
    }
    const [before, after] = [describe(present), { ...describe(row), hasNewAddress: isMoved }]
    await logChanges(execute, [{ workspaceId, keyId, action: 'editWebhook', before, after }])
    return viewWebhook(row)
  })
}

export async function deleteWebhook({ id: workspaceId, keyId }: Actor, id: string): Promise<void> {
  await inTransaction(async (execute) => {
    const [row] = await execute<WebhookRow>(sql`
      delete from webhooks where id::text = ${id} and workspace_id = ${workspaceId}
      returning ${columns}`)
    if (!row) throw new ApiProblem('unknown')
    const after = describe(row)
    await logChanges(execute, [{ workspaceId, keyId, action: 'deleteWebhook', after }])
  })
}

/** A webhook in the log, by its host: the rest of the address may contain a secret. */
function describe({ id, url, events, paused_at }: WebhookRow): State {
  return { id, name: new URL(url).host, events, paused: paused_at !== null }
}

/** Accepts https addresses by the rules for targets; the address is resolved when it is used. */
function checkWebhookUrl(url: string): string {
  const checked = checkTarget(url, listOwnHosts(env.SITE_URL, env.LOCALE_HOST))
  const port = checked.ok ? new URL(checked.url).port : ''
  if (checked.ok && port === '') return checked.url
  throw new ApiProblem('invalid', {
    errors: [
      {
        pointer: '/url',
        key: checked.ok ? 'codes.targets.broken' : `codes.targets.${checked.fault}`,
        ...(!checked.ok && checked.values && { values: checked.values }),
        detail: 'A webhook needs an https address on the public Internet, on port 443',
      },
    ],
  })
}

function listensToScans(events: readonly WebhookEvent[]): boolean {
  return events.includes('code.scanned')
}

/** Formats events, which contain neither commas nor quotes, as an array of PostgreSQL. */
function toArray(events: readonly string[]): string {
  return `{${events.join(',')}}`
}

function viewWebhook(row: WebhookRow): WebhookView {
  const { id, url, events } = row
  return {
    ...{ id, url, events },
    pausedAt: toTime(row.paused_at),
    failingSince: toTime(row.failing_since),
    createdAt: new Date(row.created_at).toISOString(),
  }
}

function toTime(at: Date | null): string | null {
  return at && new Date(at).toISOString()
}
