import type pg from 'pg'
import { scanSlots } from '@/codes/scan-slots'

const { days, minutes, writeDelay } = scanSlots

/**
 * Counts the scans of the finished quarters of an hour since the last one that is stored, and deletes
 * slots that the dashboard no longer shows.
 */
export async function sumSlots(client: pg.ClientBase): Promise<void> {
  const slot = (time: string) => `date_bin('${minutes} minutes', ${time}, 'epoch')`
  await client.query(
    `insert into scan_slots (slot, scans)
     select ${slot('at')}, count(*) from scans
     where kind = 'scan' and at < ${slot(`now() - interval '${writeDelay}'`)} and at >= greatest(
       ${slot(`now() - interval '${days} days'`)},
       (select max(slot) + interval '${minutes} minutes' from scan_slots))
     group by 1
     on conflict do nothing`,
  )
  await client.query(`delete from scan_slots where slot < now() - interval '${days} days'`)
}
