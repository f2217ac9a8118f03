import type pg from 'pg'
import { type ConnectionLimits, connectLimited } from './limit-connection'

const heartbeatMs = 2_000
const limits: ConnectionLimits = { connectMs: 3_000, queryMs: 2_000 }
/** Shorter than the time after which the server releases the lock of an unresponsive client. */
const patientLimits: ConnectionLimits = { connectMs: 10_000, queryMs: 10_000 }
/**
 * Time limit in which the owner of a lock notices that its connection was lost (a heartbeat plus
 * its time limit). Work that must not run twice at once starts this long after a lock was found
 * abandoned.
 */
export const lossNoticedMs = 8_000
const waitMs = 500

export type AdvisoryLock = {
  /**
   * Aborts when the connection and thus the lock is lost: another process may then acquire the
   * lock.
   */
  lost: AbortSignal
  /** Runs queries on the same connection, so that nothing is written without the lock. */
  query: (text: string, values?: unknown[]) => Promise<pg.QueryResult>
  release: () => Promise<void>
}

/** Acquires an advisory lock of PostgreSQL if it is free, on a separate connection. */
export async function tryLock(
  databaseUrl: string,
  lockId: number,
  lockLimits = limits,
): Promise<AdvisoryLock | undefined> {
  const client = await connectLimited(databaseUrl, lockLimits)
  const lost = new AbortController()
  client.once('end', () => {
    clearInterval(heartbeat)
    lost.abort(new Error('The connection that held the lock was lost'))
  })
  let previous: Promise<unknown> = Promise.resolve()
  function query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    const answer = previous.then(() => client.query(text, values))
    previous = answer.catch(() => {})
    return answer
  }
  // A query that times out closes the connection.
  const heartbeat = setInterval(() => query('select 1').catch(() => {}), heartbeatMs)
  const release = async () => {
    clearInterval(heartbeat)
    await client.end()
  }
  try {
    const { rows } = await query('select pg_try_advisory_lock($1) as got', [lockId])
    if (rows[0].got) return { lost: lost.signal, query, release }
  } catch (cause) {
    await release()
    throw cause
  }
  await release()
  return undefined
}

/** Waits for the lock and runs `work` while it is acquired. */
export async function withLock<Result>(
  databaseUrl: string,
  lockId: number,
  work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    const lock = await tryLock(databaseUrl, lockId, patientLimits)
    if (lock) return work(lock.lost).finally(lock.release)
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
}
