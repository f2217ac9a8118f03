import { connectLimited } from './limit-connection'

const heartbeatMs = 2_000
/** Shorter than the time after which the server releases the lock of an unresponsive client. */
const limits = { connectMs: 10_000, queryMs: 10_000 }
const waitMs = 500

/**
 * Waits for an advisory lock of PostgreSQL, on a connection of its own, and runs `work` with it. The
 * signal aborts when the connection and thus the lock is lost: another process may then acquire it.
 */
export async function withLock<Result>(
  databaseUrl: string,
  lockId: number,
  work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const client = await connectLimited(databaseUrl, limits)
  const lost = new AbortController()
  client.once('end', () => lost.abort(new Error('The connection that held the lock was lost')))
  let heartbeat: NodeJS.Timeout | undefined
  // A query that times out closes the connection.
  const beat = () => {
    heartbeat = setTimeout(() => client.query('select 1').then(beat, () => {}), heartbeatMs)
  }
  try {
    for (;;) {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as got', [lockId])
      if (rows[0].got) {
        beat()
        return await work(lost.signal)
      }
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  } finally {
    clearTimeout(heartbeat)
    await client.end()
  }
}
