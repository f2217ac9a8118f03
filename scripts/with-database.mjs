import { loadSources, prepare } from './prepare.mjs'

/** Runs `work` with the database started (unless one is configured) and migrated. */
export async function withDatabase(work) {
  prepare()
  process.env.NODE_ENV ??= 'production'
  await loadSources()
  const { provideDatabase } = await import('../src/start/provide-database.ts')
  const { migrate } = await import('../src/start/migrate.ts')
  const { withStartLock } = await import('../src/start/prepare-database.ts')
  const database = await provideDatabase()
  try {
    await withStartLock(database.url, (signal) => migrate(database.url, { signal }))
    await work(database)
  } catch (cause) {
    console.error(cause)
    process.exitCode = 1
  } finally {
    await database.stop()
  }
  process.exit()
}
