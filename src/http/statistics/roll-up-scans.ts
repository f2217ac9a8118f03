import type pg from 'pg'
import { sumCodes, unfinishedDay, type ZonedCode } from './sum-codes'

/** Codes without scans in this period are summed after their next scan. */
const recentDays = 3
/** Fewer scans are read as fast as their sums. */
export const minScansToSum = 25
const codesPerTransaction = 100

/**
 * Sums the finished days of the codes that were scanned recently and have enough scans that are not
 * summed. Numbers are correct without sums, but slower to read; see `data/statistics`.
 *
 * @param lastRun when it last succeeded: codes in zones where no day ended since are skipped
 */
export async function rollUpScans(client: pg.ClientBase, lastRun?: Date): Promise<void> {
  const lastDay = `(($1::timestamptz - interval '1 hour') at time zone zone)::date`
  const due = `
    select id, zone from (
      select id, coalesce(time_zone, 'UTC') as zone from codes where id in (
        select code_id from scans where at >= now() - make_interval(days => ${recentDays})
        union select code_id from scan_rollups where rolled_until is null
      )
    ) as found
    where $1::timestamptz is null or ${unfinishedDay('zone')} > ${lastDay}`
  await forEachBatch(client, due, [lastRun], async (codes) => {
    const enough = await findUnsummed(client, codes)
    await sumCodes(client, enough)
    // Rows of an earlier version of the site, which summed fewer scans.
    await client.query(
      'delete from scan_rollups where code_id = any($1::uuid[]) and rolled_until is null',
      [codes.map(({ id }) => id)],
    )
  })
}

/** Runs `work` for the codes that a query finds, in batches of one transaction each. */
export async function forEachBatch(
  client: pg.ClientBase,
  query: string,
  values: unknown[],
  work: (codes: ZonedCode[]) => Promise<void>,
): Promise<void> {
  // Outlives the transactions of `work`. The server stores the result, whatever its size.
  await client.query(`declare due_codes no scroll cursor with hold for ${query}`, values)
  try {
    for (;;) {
      const { rows } = await client.query<ZonedCode>(`fetch ${codesPerTransaction} from due_codes`)
      if (rows.length > 0) await work(rows)
      if (rows.length < codesPerTransaction) return
    }
  } finally {
    await client.query('close due_codes')
  }
}

/** Returns the codes that have enough scans on finished days after their sums. */
async function findUnsummed(client: pg.ClientBase, codes: ZonedCode[]): Promise<ZonedCode[]> {
  const { rows } = await client.query<ZonedCode>(
    `select id, zone from unnest($1::uuid[], $2::text[]) as given (id, zone)
     left join scan_rollups on code_id = id,
     lateral (
       select count(*) as count from (
         select from scans where code_id = given.id
           and at >= coalesce(case when time_zone = zone then summed_until else final_at end, '-infinity')
           and at < (${unfinishedDay('zone')}::timestamp at time zone zone)
         limit ${minScansToSum}
       ) as few
     ) as unsummed
     where count = ${minScansToSum}`,
    [codes.map(({ id }) => id), codes.map(({ zone }) => zone)],
  )
  return rows
}
