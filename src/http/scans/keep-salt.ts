import { randomBytes } from 'node:crypto'
import type pg from 'pg'

const dayMs = 86_400_000
const refreshMs = 3_600_000

type Kept = { day: number; salt: Buffer; isShared: boolean; askAgainMs: number }

/**
 * The salt of the day (UTC) with which visitors are told apart, the same in all processes. When the
 * day is over it is deleted, and no one can say any more whose hash was whose. While the database
 * is away a process has one of its own.
 */
export function keepSalt(pool: pg.Pool) {
  let kept: Kept | undefined
  let asking: Promise<Buffer> | undefined

  async function takeSalt(day: number): Promise<Buffer> {
    const date = new Date(day * dayMs).toISOString().slice(0, 10)
    const own = kept?.day === day ? kept.salt : randomBytes(32)
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
      kept = { day, salt, isShared: true, askAgainMs: 0 }
      await pool.query('delete from scan_salts where day < $1', [date])
    } catch {
      if (kept?.day !== day || !kept.isShared) {
        kept = { day, salt: own, isShared: false, askAgainMs: performance.now() + 10_000 }
      }
    }
    return kept.salt
  }

  function getSalt(atMs: number): Buffer | Promise<Buffer> {
    const day = Math.floor(atMs / dayMs)
    if (kept?.day === day && (kept.isShared || performance.now() < kept.askAgainMs)) {
      return kept.salt
    }
    asking ??= takeSalt(day).finally(() => {
      asking = undefined
    })
    return asking
  }

  // Also where nothing is scanned for days.
  const timer = setInterval(() => getSalt(Date.now()), refreshMs)
  return { getSalt, stop: () => clearInterval(timer) }
}
