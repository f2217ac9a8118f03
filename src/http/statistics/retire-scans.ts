import type pg from 'pg'
import { forEachBatch } from './roll-up-scans'
import { sumCodes } from './sum-codes'

/** Months after which data is deleted; undefined retains it as long as its code. */
export type Retention = { scans: number | undefined; sums: number | undefined }

const sumsPerDelete = 10_000

/**
 * Deletes scans and sums that are older than their retention. Scans are summed first and deleted
 * with their partition, one month at a time, when the first day of the month reaches that age.
 */
export async function retireScans(
  client: pg.ClientBase,
  { scans, sums }: Retention,
  now = new Date(),
): Promise<void> {
  if (scans) await retireMonths(client, monthsBefore(now, scans - 1))
  if (sums) await deleteSums(client, monthsBefore(now, sums - 1))
}

/** Returns the first day of the month that is `months` before the month of `now` (UTC). */
function monthsBefore(now: Date, months: number): string {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1))
  return first.toISOString().slice(0, 10)
}

/** Sums the scans of the months before `first`, then deletes them. */
async function retireMonths(client: pg.ClientBase, first: string): Promise<void> {
  const { rows: partitions } = await client.query<{ name: string }>(
    `select relid::regclass::text as name from pg_partition_tree('scans')
     where isleaf and relid::regclass::text ~ '^scans_\\d{4}_\\d{2}$'
       and relid::regclass::text < 'scans_' || to_char($1::date, 'YYYY_MM')`,
    [first],
  )
  const other = await client.query(
    `select from scans_other where at < $1::date::timestamp at time zone 'UTC' limit 1`,
    [first],
  )
  if (partitions.length === 0 && !other.rowCount) return

  // Sums one month more than is deleted, so that no day in any time zone loses some of its scans.
  const finalUntil = nextMonth(first)
  // Without the codes that a run before has summed, if it was ended by its time limit.
  const old = `
    select id, coalesce(time_zone, 'UTC') as zone from codes where id in (
      select code_id from scans where at < '${first}'::timestamp at time zone 'UTC'
    ) and not exists (
      select from scan_rollups where code_id = id and final_until >= '${finalUntil}'
    )`
  await forEachBatch(client, old, [], async (codes) => {
    await sumCodes(client, codes, finalUntil)
    await client.query(
      `update scan_rollups
       set final_until = $2::date, final_at = $2::date::timestamp at time zone time_zone
       where code_id = any($1::uuid[]) and coalesce(final_until, '-infinity') < $2::date`,
      [codes.map(({ id }) => id), finalUntil],
    )
  })
  await client.query(`delete from scans_other where at < $1::date::timestamp at time zone 'UTC'`, [
    first,
  ])
  for (const { name } of partitions) await dropPartition(client, name)
}

function nextMonth(first: string): string {
  return monthsBefore(new Date(first), -1)
}

/**
 * Fails if a long read has locked the table, because scans must not wait behind this lock. The next
 * run tries again.
 */
async function dropPartition(client: pg.ClientBase, name: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query("set local lock_timeout = '1s'")
    await client.query(`drop table if exists ${name}`)
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw cause
  }
}

async function deleteSums(client: pg.ClientBase, first: string): Promise<void> {
  await client.query('delete from code_taps where day < $1', [first])
  for (;;) {
    const { rowCount } = await client.query(
      `delete from scan_sums where ctid = any(array(
         select ctid from scan_sums where month < $1 limit ${sumsPerDelete}
       ))`,
      [first],
    )
    if ((rowCount ?? 0) < sumsPerDelete) return
  }
}
