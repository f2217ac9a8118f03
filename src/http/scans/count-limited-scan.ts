import type pg from 'pg'
import type { CircuitBreaker } from './create-circuit-breaker'

/**
 * Uses one of a code's limited scans. Returns how many were used before, which is `maxScans` if none
 * was left, or undefined if the database is unavailable.
 */
export async function countLimitedScan(
  pool: pg.Pool,
  circuitBreaker: CircuitBreaker,
  codeId: string,
  maxScans: number,
): Promise<number | undefined> {
  if (circuitBreaker.isOpen()) return undefined
  try {
    const { rows } = await circuitBreaker.run(() =>
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

/**
 * Returns how many of a code's limited scans are used; undefined if the database is unavailable.
 */
export async function findUsedScans(
  pool: pg.Pool,
  circuitBreaker: CircuitBreaker,
  codeId: string,
): Promise<number | undefined> {
  if (circuitBreaker.isOpen()) return undefined
  try {
    const { rows } = await circuitBreaker.run(() =>
      pool.query<{ used: string }>('select used from scan_limits where code_id = $1', [codeId]),
    )
    return Number(rows[0]?.used ?? 0)
  } catch {
    return undefined
  }
}
