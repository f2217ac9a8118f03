import { rename } from 'node:fs/promises'
import pg from 'pg'
import type { CircuitBreaker } from './create-circuit-breaker'
import { insertScans } from './insert-scans'
import type { ClaimedFile, ScanSpool, SpooledScan } from './open-spool'

const maxBatch = 1_000

/**
 * Writes the scans in memory and files to the database, each once, now and every `everyMs`. Files that could
 * not be written are tried again. Returns a function that stops and waits for a running replay.
 */
export function startReplay(
  pool: pg.Pool,
  spool: ScanSpool,
  circuitBreaker: CircuitBreaker,
  everyMs: number,
): () => Promise<void> {
  let running: Promise<void> | undefined
  const replay = () => {
    if (circuitBreaker.isOpen()) return
    running ??= replaySpool(pool, spool)
      .catch(() => {})
      .finally(() => {
        running = undefined
      })
  }
  replay()
  const timer = setInterval(replay, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}

async function replaySpool(pool: pg.Pool, spool: ScanSpool): Promise<void> {
  for (;;) {
    const held = spool.takeHeld(maxBatch)
    if (held.length === 0) break
    try {
      await replayBatch(pool, held)
    } catch (cause) {
      spool.hold(held)
      throw cause
    }
  }
  for (const path of await spool.list()) {
    const claimed = await spool.claim(path)
    if (claimed) await replayFile(pool, claimed)
  }
}

async function replayFile(pool: pg.Pool, file: ClaimedFile): Promise<void> {
  try {
    let batch: SpooledScan[] = []
    for await (const scan of file.read()) {
      batch.push(scan)
      if (batch.length < maxBatch) continue
      await replayBatch(pool, batch)
      batch = []
    }
    if (batch.length > 0) await replayBatch(pool, batch)
    await file.remove()
  } catch (cause) {
    if (!isAboutData(cause)) throw cause
    console.error(`Scans in ${file.path} cannot be read; the file is put aside:`, cause)
    await rename(file.path, `${file.path}.unreadable`)
  }
}

/** SQLSTATE classes 22 and 23, for which a retry does not help. */
function isAboutData(cause: unknown): boolean {
  return cause instanceof pg.DatabaseError && /^2[23]/.test(cause.code ?? '')
}

async function replayBatch(pool: pg.Pool, scans: SpooledScan[]): Promise<void> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('begin')
    // Prevents roll-ups from summing these scans at the same time.
    await client.query('lock table scan_rollups in share row exclusive mode')
    const inserted = await insertScans(client, scans)
    const late = scans.filter(({ id }) => inserted.has(id))
    if (late.length > 0) await countLate(client, late)
    await client.query('commit')
  } catch (cause) {
    failure = cause as Error
    await client.query('rollback').catch(() => {})
    throw cause
  } finally {
    client.release(failure)
  }
}

/**
 * Marks the months of late scans to be summed again, unless their scans may be deleted, and adds the
 * scans that were let through uncounted to the limits of their codes.
 */
async function countLate(client: pg.PoolClient, late: SpooledScan[]): Promise<void> {
  const firstMs = new Map<string, number>()
  const uncounted = new Map<string, number>()
  for (const { codeId, atMs, isUncounted } of late) {
    firstMs.set(codeId, Math.min(atMs, firstMs.get(codeId) ?? Number.POSITIVE_INFINITY))
    if (isUncounted) uncounted.set(codeId, (uncounted.get(codeId) ?? 0) + 1)
  }
  await client.query(
    `with late as (
      select r.code_id, (to_timestamp(l.at_ms / 1000.0) at time zone r.time_zone)::date as day
      from scan_rollups r
      join unnest($1::uuid[], $2::bigint[]) as l (code_id, at_ms) on l.code_id = r.code_id
    ), first as (
      select code_id, date_trunc('month', day)::date as month from late
    ), moved as (
      update scan_rollups r set rolled_until = month, summed_until =
        case when month = final_until then final_at else month::timestamp at time zone time_zone end
      from first
      where r.code_id = first.code_id and rolled_until > month
        and month >= coalesce(final_until, '-infinity')
      returning r.code_id, month
    )
    delete from scan_sums s using moved where s.code_id = moved.code_id and s.month >= moved.month`,
    [[...firstMs.keys()], [...firstMs.values()]],
  )
  if (uncounted.size === 0) return
  await client.query(
    `insert into scan_limits (code_id, used)
    select l.code_id, l.used from unnest($1::uuid[], $2::bigint[]) as l (code_id, used)
    join codes on codes.id = l.code_id
    on conflict (code_id) do update set used = scan_limits.used + excluded.used`,
    [[...uncounted.keys()], [...uncounted.values()]],
  )
}
