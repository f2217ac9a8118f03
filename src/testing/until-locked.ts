import type pg from 'pg'
import { expect, vi } from 'vitest'

/** Waits until a statement of this database waits for a lock that another transaction holds. */
export async function untilLocked(client: pg.Client): Promise<void> {
  await vi.waitFor(
    async () => {
      // A transaction sees the same activity until then.
      await client.query('select pg_stat_clear_snapshot()')
      const { rowCount } = await client.query(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rowCount).toBe(1)
    },
    { timeout: 10_000 },
  )
}
