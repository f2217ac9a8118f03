import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Payload } from 'payload'
import pg from 'pg'

type Replica = {
  /**
   * Checks whether the replica has everything that is committed now; waits briefly for the rest.
   */
  isCurrent: () => Promise<boolean>
  /** Runs `read` with the replica in place of Payload's database. */
  run: <Result>(read: () => Promise<Result>) => Promise<Result>
  /** Makes reads use the database itself for a short time, after a failure. */
  reject: (cause: unknown) => void
}

type Adapter = PostgresAdapter & { [attached]?: Replica }

/** Property of the adapter, since the parts of a build have separate modules but share Payload. */
const attached = Symbol.for('quietzone.replica')
/** Replicas are usually some milliseconds behind. */
const maxLagMs = 200
/** After a failure or a longer lag, reads do not use the replica for this time. */
const pauseMs = 500

/** Connects to a replica on first use. */
export function attachReplica(payload: Payload, url: string): Replica {
  const adapter = payload.db as unknown as Adapter
  adapter[attached] ??= createReplica(adapter, payload.logger, url)
  return adapter[attached]
}

function createReplica(adapter: Adapter, logger: Payload['logger'], url: string): Replica {
  const pool = new pg.Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: 1_000,
    query_timeout: 5_000,
    keepAlive: true,
    allowExitOnIdle: true,
  })
  pool.on('error', () => {})
  const bus: EventEmitter = process
  bus.once('stopping', () => void pool.end())

  const scope = new AsyncLocalStorage<Adapter['drizzle']>()
  const replica = drizzle({ client: pool, schema: adapter.schema }) as Adapter['drizzle']
  let primary = adapter.drizzle
  // Payload reads this property for each query outside a transaction.
  Object.defineProperty(adapter, 'drizzle', {
    configurable: true,
    get: () => scope.getStore() ?? primary,
    set: (database: typeof primary) => {
      primary = database
    },
  })

  let pausedUntilMs = 0
  const pause = () => {
    pausedUntilMs = performance.now() + pauseMs
  }
  function reject(cause: unknown): void {
    pause()
    logger.warn({ err: cause, msg: 'The replica did not answer; the database is read instead.' })
  }

  /** A promoted replica has its own history, so it is never current. */
  async function hasReplayed(position: string): Promise<boolean> {
    const { rows } = await pool.query<{ is_current: boolean | null }>(
      'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as is_current',
      [position],
    )
    return rows[0]?.is_current ?? false
  }

  async function isCurrent(): Promise<boolean> {
    if (performance.now() < pausedUntilMs) return false
    const { rows } = await adapter.pool.query<{ position: string }>(
      'select pg_current_wal_flush_lsn() as position',
    )
    const position = rows[0]?.position ?? ''
    try {
      for (let waitMs = 2; waitMs < maxLagMs; waitMs *= 2) {
        if (await hasReplayed(position)) return true
        await wait(waitMs)
      }
      if (await hasReplayed(position)) return true
      pause()
    } catch (cause) {
      reject(cause)
    }
    return false
  }

  return { isCurrent, run: (read) => scope.run(replica, read), reject }
}
