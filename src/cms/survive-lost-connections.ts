import type { EventEmitter } from 'node:events'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { metrics } from '@/metrics'

/**
 * Handles connections lost by a restart of the database; without a listener, each of them would
 * cause an uncaught exception. When the process shuts down normally, the pool closes before the
 * database stops.
 */
export function surviveLostConnections({ db, logger }: Payload): void {
  const { pool } = db as unknown as PostgresAdapter
  metrics.pools.set('cms', pool)
  pool.on('error', ({ message }) => logger.warn(`A database connection was lost: ${message}`))
  const bus: EventEmitter = process
  // One connection is never released, so the end of the pool is not awaited.
  bus.once('stopping', () => void pool.end())
}
