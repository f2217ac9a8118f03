import 'server-only'
import { sql } from 'drizzle-orm'
import { inTransaction } from '../in-transaction'
import { queryRows } from '../query-rows'

/** Scans in one message. */
export const scansPerEvent = 1_000
/** Messages for a workspace in one round, so that a busy one does not delay the others. */
const eventsPerRound = 20
/** Scans are written within this time. */
const delaySeconds = 60

type ScanRow = {
  id: string
  slug: string
  at: string
  kind: string
  variant: number | null
  country: string | null
  device: string
  system: string
  browser: string
  language: string | null
  referrer: string | null
}

/**
 * Queues messages about new scans for the webhooks that subscribe to them. Crawlers are left out. A
 * message and the time until which scans are sent are stored together, so no scan is lost or repeated.
 * Returns the number of scans.
 */
export async function queueScanEvents(signal?: AbortSignal): Promise<number> {
  const workspaces = await queryRows<{ id: string }>(sql`
    select distinct workspace_id as id from webhooks
    where paused_at is null and 'code.scanned' = any(events)`)
  let count = 0
  for (const { id } of workspaces) {
    for (let round = 0; round < eventsPerRound; round += 1) {
      signal?.throwIfAborted()
      const queued = await queueBatch(id)
      count += queued
      if (queued < scansPerEvent) break
    }
  }
  return count
}

async function queueBatch(workspaceId: string): Promise<number> {
  return inTransaction(async (execute) => {
    const [range] = await execute<{ from: string; until: string }>(sql`
      select scans_sent_until::text as from,
        (now() - make_interval(secs => ${delaySeconds}))::text as until
      from workspaces where id = ${workspaceId} for update`)
    if (!range) return 0
    // All scans of the last time are included, so that the next message begins after it.
    const scans = await execute<ScanRow & { exact: string }>(sql`
      select scans.id, slug, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        at::text as exact, kind, variant, country, device, system, browser, scans.language,
        referrer
      from workspace_codes join scans using (code_id) join codes on codes.id = code_id
      where workspace_id = ${workspaceId} and kind <> 'bot'
        and at > ${range.from}::timestamptz and at <= ${range.until}::timestamptz
      order by scans.at fetch first ${sql.raw(String(scansPerEvent))} rows with ties`)
    const isFull = scans.length >= scansPerEvent
    const until = isFull ? scans.at(-1)?.exact : range.until
    await execute(sql`
      update workspaces
      set scans_sent_until = greatest(scans_sent_until, ${until}::timestamptz)
      where id = ${workspaceId}`)
    for (let start = 0; start < scans.length; start += scansPerEvent) {
      const batch = scans.slice(start, start + scansPerEvent).map(({ exact: _, ...scan }) => scan)
      const payload = {
        type: 'code.scanned',
        timestamp: new Date().toISOString(),
        data: { scans: batch },
      }
      await execute(sql`
        insert into webhook_deliveries (webhook_id, event, payload)
        select id, 'code.scanned', ${JSON.stringify(payload)}::jsonb from webhooks
        where workspace_id = ${workspaceId} and paused_at is null
          and 'code.scanned' = any(events)`)
    }
    return scans.length
  })
}
