import type { EventEmitter } from 'node:events'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { metrics } from '@/metrics'

/**
 * A database that restarts breaks the connections of Payload's pool; without a listener each of them
 * would be an uncaught exception. When the process ends in order, the pool ends before the
 * database does.
 */
export function surviveLostConnections({ db, logger }: Payload): void {
  const { pool } = db as unknown as PostgresAdapter
  metrics.pools.set('cms', pool)
  pool.on('error', ({ message }) => logger.warn(`A database connection was lost: ${message}`))
  const bus: EventEmitter = process
  // One connection is never given back, so the end of the pool is not waited for.
  bus.once('stopping', () => void pool.end())
}
