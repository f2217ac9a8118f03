import { loadSources, prepare } from './prepare.mjs'

/** Runs `work` with the database started (unless one is configured) and migrated. */
export async function withDatabase(work) {
  prepare()
  process.env.NODE_ENV ??= 'production'
  await loadSources()
  const { provideDatabase } = await import('../src/start/provide-database.ts')
  const { migrate } = await import('../src/start/migrate.ts')
  const database = await provideDatabase()
  try {
    await migrate(database.url)
    await work(database)
  } catch (cause) {
    console.error(cause)
    process.exitCode = 1
  } finally {
    await database.stop()
  }
  process.exit()
}
