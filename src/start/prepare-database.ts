import { withLock } from '@/postgres/advisory-lock'
import { migrate } from './migrate'
import { seedOnFirstRun } from './seed'

const lockId = 7_203_801

/**
 * Brings the database to the state that this version needs: migrations, partitions, and content in an
 * empty one. Any number of processes may start at once: one works, the others wait and find it done.
 *
 * @param prepareScans makes the partitions, which the seed does not need
 */
export async function prepareDatabase(
  url: string,
  prepareScans: (url: string) => Promise<void>,
): Promise<void> {
  await withStartLock(url, async (signal) => {
    await migrate(url, { signal })
    await prepareScans(url)
    await seedOnFirstRun(url, { signal })
  })
}

/** Runs what changes the whole database, in one process at a time. */
export function withStartLock<Result>(
  url: string,
  work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return withLock(url, lockId, work)
}
