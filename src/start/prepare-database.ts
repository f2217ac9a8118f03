import { withLock } from '@/postgres/advisory-lock'
import { type BeforeUpgrade, migrate } from './migrate'
import { seedOnFirstRun } from './seed'

const lockId = 7_203_801

/**
 * Prepares the database for this version: migrations, partitions and, for an empty database,
 * content. Several processes may start at once: one does the work, the others wait for it.
 *
 * @param prepareScans creates the partitions, which the seed does not need
 * @param beforeUpgrade see `migrate`
 */
export async function prepareDatabase(
  url: string,
  prepareScans: (url: string) => Promise<void>,
  beforeUpgrade?: BeforeUpgrade,
): Promise<void> {
  await withStartLock(url, async (signal) => {
    await migrate(url, signal, beforeUpgrade)
    await prepareScans(url)
    await seedOnFirstRun(url, signal)
  })
}

/** Runs work that changes the whole database, in one process at a time. */
export function withStartLock<Result>(
  url: string,
  work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result> {
  return withLock(url, lockId, work)
}
