import type pg from 'pg'
import { metrics } from '@/metrics'
import type { CircuitBreaker } from './create-circuit-breaker'
import { insertScans } from './insert-scans'
import type { ScanSpool, SpooledScan } from './open-spool'

const maxBatch = 1_000

type Waiting = { scan: SpooledScan; resolve: () => void; reject: (cause: unknown) => void }

/**
 * Commits scans in groups: the next group collects while one is written, so that a scan costs less the
 * more there are. While the database is unavailable, scans go to a file, or to memory if the disk takes
 * none. `write` resolves when the scan is stored.
 */
export function writeScans(pool: pg.Pool, circuitBreaker: CircuitBreaker, spool: ScanSpool) {
  let waiting: Waiting[] = []
  let writing: Promise<void> | undefined

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxBatch)
      waiting = waiting.slice(maxBatch)
      try {
        await writeBatch(batch.map(({ scan }) => scan))
        for (const { resolve } of batch) resolve()
      } catch (cause) {
        for (const { reject } of batch) reject(cause)
      }
    }
    writing = undefined
  }

  async function writeBatch(scans: SpooledScan[]): Promise<void> {
    if (circuitBreaker.isOpen()) return writeToFile(scans)
    const toSpool = scans.filter(({ isUncounted }) => isUncounted)
    const toInsert = scans.filter(({ isUncounted }) => !isUncounted)
    try {
      if (toInsert.length > 0) await circuitBreaker.run(() => insertScans(pool, toInsert))
    } catch (cause) {
      console.error('Scans go to a file until the database takes them:', cause)
      return writeToFile(scans)
    }
    metrics.scans.database += toInsert.length
    if (toSpool.length > 0) await writeToFile(toSpool)
  }

  async function writeToFile(scans: SpooledScan[]): Promise<void> {
    metrics.scans[await spool.append(scans)] += scans.length
  }

  return {
    write: (scan: SpooledScan): Promise<void> =>
      new Promise((resolve, reject) => {
        waiting.push({ scan, resolve, reject })
        writing ??= writeAll()
      }),
    /** Resolves when all scans are stored. */
    finish: async (): Promise<void> => writing,
  }
}
