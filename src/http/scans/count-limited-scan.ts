import type pg from 'pg'
import type { Presence } from './watch-presence'

/**
 * Takes one of the scans that a code lets through. Says how many there had been before, which is
 * `maxScans` where none was left; undefined where no one can count because the database is away.
 */
export async function countLimitedScan(
  pool: pg.Pool,
  presence: Presence,
  codeId: string,
  maxScans: number,
): Promise<number | undefined> {
  if (presence.isAway()) return undefined
  try {
    const { rows } = await presence.ask(() =>
      pool.query<{ used: string }>({
        name: 'count-limited-scan',
        text: `insert into scan_limits (code_id, used) select $1, 1 where $2 > 0
          on conflict (code_id) do update set used = scan_limits.used + 1
          where scan_limits.used < $2
          returning used`,
        values: [codeId, maxScans],
      }),
    )
    return rows[0] ? Number(rows[0].used) - 1 : maxScans
  } catch {
    return undefined
  }
}

/** How many scans a code has let through, for those who do not use one up. */
export async function findUsedScans(
  pool: pg.Pool,
  presence: Presence,
  codeId: string,
): Promise<number | undefined> {
  if (presence.isAway()) return undefined
  try {
    const { rows } = await presence.ask(() =>
      pool.query<{ used: string }>('select used from scan_limits where code_id = $1', [codeId]),
    )
    return Number(rows[0]?.used ?? 0)
  } catch {
    return undefined
  }
}
