import { rename } from 'node:fs/promises'
import pg from 'pg'
import { insertScans } from './insert-scans'
import type { ScanSpool, SpooledScan, TakenSpool } from './open-spool'

const maxBatch = 1_000

/**
 * Writes what waits in files to the database, each scan once, and takes the files away. Those that
 * the database cannot take stay: it is tried again.
 */
export async function replaySpool(pool: pg.Pool, spool: ScanSpool): Promise<void> {
  for (const path of await spool.list()) {
    const taken = await spool.take(path)
    if (taken) await replayFile(pool, taken)
  }
}

async function replayFile(pool: pg.Pool, taken: TakenSpool): Promise<void> {
  try {
    let batch: SpooledScan[] = []
    for await (const scan of taken.read()) {
      batch.push(scan)
      if (batch.length < maxBatch) continue
      await replayBatch(pool, batch)
      batch = []
    }
    if (batch.length > 0) await replayBatch(pool, batch)
    await taken.remove()
  } catch (cause) {
    if (!isAboutData(cause)) throw cause
    console.error(`Scans in ${taken.path} cannot be read; the file is put aside:`, cause)
    await rename(taken.path, `${taken.path}.unreadable`)
  }
}

/** SQLSTATE classes 22 and 23: trying again would not help. */
function isAboutData(cause: unknown): boolean {
  return cause instanceof pg.DatabaseError && /^2[23]/.test(cause.code ?? '')
}

async function replayBatch(pool: pg.Pool, scans: SpooledScan[]): Promise<void> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('begin')
    // Scans are not summed meanwhile.
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
 * Months that were summed without these scans are summed again, unless their scans may be deleted.
 * Limits count those that were let through uncounted.
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
