import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { scanSlots } from '@/codes'

/** Scans in the slot that starts at this time, in milliseconds. */
export type SlotCount = [startMs: number, scans: number]

const maxAgeMs = 60_000

let latest: { at: number; counts: Promise<SlotCount[]> } | undefined

/**
 * Counts the scans of the last days by slots. Finished slots are stored; only the scans since then are
 * counted, with the index of their time. The result is shared for a minute.
 */
export function countScans(payload: Payload, nowMs = Date.now()): Promise<SlotCount[]> {
  if (latest && nowMs - latest.at < maxAgeMs) return latest.counts
  const counts = readCounts(payload)
  const own = { at: nowMs, counts }
  latest = own
  counts.catch(() => {
    if (latest === own) latest = undefined
  })
  return counts
}

async function readCounts({ db }: Payload): Promise<SlotCount[]> {
  const minutes = sql.raw(`interval '${scanSlots.minutes} minutes'`)
  const { rows } = await db.drizzle.execute(sql`
    with stored as (select slot, scans from scan_slots),
    -- Without stored slots, the job has not run yet.
    fresh as (
      select date_bin(${minutes}, at, 'epoch') as slot, count(*)::int as scans from scans
      where kind = 'scan' and at >= coalesce(
        (select max(slot) + ${minutes} from stored),
        date_bin(${minutes}, now() - interval '2 hours', 'epoch'))
      group by 1
    )
    select extract(epoch from slot)::float8 * 1000 as start, scans
    from (select * from stored union all select * from fresh) as slots order by slot`)
  return rows.map(({ start, scans }) => [Number(start), Number(scans)])
}
