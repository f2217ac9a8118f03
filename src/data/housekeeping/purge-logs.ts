import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { missingPageDays } from '@/cms/missing-pages/retention'
import { accessActions, exportActions } from '@/codes'
import { queryRows } from '../query-rows'

/**
 * How long the log of a workspace is stored, and at most how many of its entries of each kind: many
 * edits of codes must not push out who exported something or got access.
 */
const changes = { days: 365, ofEachKind: 50_000 } as const
const isAccess = isOneOf(accessActions)
const isExport = isOneOf(exportActions)
const kinds = [isAccess, isExport, sql`not (${isAccess} or ${isExport})`]
const deliveryDays = 30
/** Rows per statement, which stays below the time limit of queries. */
const rowsAtOnce = 10_000

/**
 * Deletes old entries of the logs of workspaces, webhooks and missing pages, and the stored answers to
 * requests with an `Idempotency-Key`.
 */
export async function purgeLogs(signal?: AbortSignal): Promise<void> {
  await repeat(deleteOldChanges, signal)
  const full = await queryRows<{ id: string }>(sql`
    select workspace_id as id from workspace_changes
    group by workspace_id having count(*) > ${changes.ofEachKind}`)
  for (const { id } of full) {
    for (const kind of kinds) await repeat(deleteSurplus(id, kind), signal)
  }
  await repeat(deleteOldDeliveries, signal)
  await repeat(deleteOldAnswers, signal)
  await repeat(deleteOldMissingPages, signal)
}

async function repeat(statement: SQL, signal: AbortSignal | undefined): Promise<void> {
  for (;;) {
    signal?.throwIfAborted()
    const deleted = await queryRows(statement)
    if (deleted.length < rowsAtOnce) return
  }
}

/** The ids are in the order of time, so only the oldest entries are read. */
const deleteOldChanges = sql`
  with oldest as (select id, at from workspace_changes order by id limit ${rowsAtOnce})
  delete from workspace_changes using oldest
  where workspace_changes.id = oldest.id and oldest.at < now() - make_interval(days => ${changes.days})
  returning 1`

const deleteSurplus = (workspaceId: string, kind: SQL): SQL => sql`
  delete from workspace_changes where id in (
    select id from workspace_changes where workspace_id = ${workspaceId} and ${kind}
    order by id desc offset ${changes.ofEachKind} limit ${rowsAtOnce})
  returning 1`

function isOneOf(actions: readonly string[]): SQL {
  return sql`action in (${sql.join(
    actions.map((action) => sql`${action}`),
    sql`, `,
  )})`
}

/** Finds the deliveries by webhook, because that is how they are indexed. */
const deleteOldDeliveries = sql`
  delete from webhook_deliveries where id in (
    select old.id from webhooks cross join lateral (
      select id from webhook_deliveries where webhook_id = webhooks.id
        and created_at < now() - make_interval(days => ${deliveryDays})
      limit ${rowsAtOnce}) as old
    limit ${rowsAtOnce})
  returning 1`

const deleteOldAnswers = sql`
  delete from idempotency_keys where key in (
    select key from idempotency_keys where created_at < now() - interval '1 day'
    limit ${rowsAtOnce})
  returning 1`

const deleteOldMissingPages = sql`
  delete from missing_pages where id in (
    select id from missing_pages
    where last_seen_at < now() - make_interval(days => ${missingPageDays})
    limit ${rowsAtOnce})
  returning 1`
