import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

export const defaultRetentionMonths = 24
/** Read notices and unread ones are deleted after these days. */
const noticeDays = { read: 90, unread: 400 } as const
const rowsAtOnce = 10_000

/** Deletes entries of the log that are older than the retention in the settings, and old notices. */
export async function purgeActivity(payload: Payload, signal?: AbortSignal): Promise<void> {
  const { historyMonths } = await payload.findGlobal({ slug: 'workflow', depth: 0 })
  const months = historyMonths ?? defaultRetentionMonths
  for (;;) {
    signal?.throwIfAborted()
    const { rows } = await payload.db.drizzle.execute(sql`
      with oldest as (select id, at from activity_log order by id limit ${rowsAtOnce})
      delete from activity_log using oldest
      where activity_log.id = oldest.id and oldest.at < now() - make_interval(months => ${months})
        and oldest.at < now() - interval '31 days'
      returning 1`)
    if (rows.length < rowsAtOnce) break
  }
  await payload.db.drizzle.execute(sql`
    delete from staff_notices
    where read_at < now() - make_interval(days => ${noticeDays.read})
      or created_at < now() - make_interval(days => ${noticeDays.unread})`)
}
