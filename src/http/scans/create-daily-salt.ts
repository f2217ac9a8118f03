import { randomBytes } from 'node:crypto'
import type pg from 'pg'

const dayMs = 86_400_000
const refreshMs = 3_600_000
const retryMs = 10_000

type DailySalt = { day: number; salt: Buffer; isShared: boolean; retryAtMs: number }

/**
 * Provides the salt of the day (UTC) that visitors are hashed with, the same in all processes. It is
 * deleted when the day is over, after which no hash can be traced to a visitor. While the database is
 * unavailable, a process uses a salt of its own.
 */
export function createDailySalt(pool: pg.Pool) {
  let cached: DailySalt | undefined
  let reading: Promise<Buffer> | undefined

  async function readSalt(day: number): Promise<Buffer> {
    const date = new Date(day * dayMs).toISOString().slice(0, 10)
    const own = cached?.day === day ? cached.salt : randomBytes(32)
    try {
      await pool.query(
        'insert into scan_salts (day, salt) values ($1, $2) on conflict (day) do nothing',
        [date, own],
      )
      const { rows } = await pool.query<{ salt: Buffer }>(
        'select salt from scan_salts where day = $1',
        [date],
      )
      const salt = rows[0]?.salt ?? own
      cached = { day, salt, isShared: true, retryAtMs: 0 }
      await pool.query('delete from scan_salts where day < $1', [date])
    } catch {
      if (cached?.day !== day || !cached.isShared) {
        cached = { day, salt: own, isShared: false, retryAtMs: performance.now() + retryMs }
      }
    }
    return cached.salt
  }

  function getSalt(atMs: number): Buffer | Promise<Buffer> {
    const day = Math.floor(atMs / dayMs)
    if (cached?.day === day && (cached.isShared || performance.now() < cached.retryAtMs)) {
      return cached.salt
    }
    reading ??= readSalt(day).finally(() => {
      reading = undefined
    })
    return reading
  }

  // Old salts are deleted even if nothing is scanned for days.
  const timer = setInterval(() => getSalt(Date.now()), refreshMs)
  return { getSalt, stop: () => clearInterval(timer) }
}
