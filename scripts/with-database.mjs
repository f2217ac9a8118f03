import { loadSources, prepare } from './prepare.mjs'

/**
 * Starts the database (unless one is configured), migrates it unless `migrated` is false, and runs
 * `work`.
 */
export async function withDatabase(work, { migrated = true } = {}) {
  prepare()
  process.env.NODE_ENV ??= 'production'
  await loadSources()
  const { provideDatabase } = await import('../src/start/provide-database.ts')
  const { migrate } = await import('../src/start/migrate.ts')
  const { withStartLock } = await import('../src/start/prepare-database.ts')
  const { backUpBeforeUpgrade } = await import('../src/backup/before-upgrade.ts')
  const database = await provideDatabase()
  try {
    if (migrated)
      await withStartLock(database.url, (signal) =>
        migrate(database.url, signal, (first) => backUpBeforeUpgrade(database.url, first)),
      )
    await work(database)
  } catch (cause) {
    console.error(cause.name === 'ArchiveError' ? cause.message : cause)
    process.exitCode = 1
  } finally {
    await database.stop()
  }
  process.exit()
}
