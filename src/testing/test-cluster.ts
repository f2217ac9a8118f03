import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '@/postgres/start-postgres'
import { migrate } from '@/start/migrate'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges
  export interface ProvidedContext {
    /** A migrated, empty database; each test file works on a copy of it. */
    templateUrl: string
  }
}

/** One PostgreSQL for all integration tests of a run, in a folder that goes away with it. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'quietzone-test-'))
  const postgres = await startPostgres({ dataDir, fast: true })
  await migrate(postgres.databaseUrl, {
    DATABASE_URL: postgres.databaseUrl,
    PAYLOAD_SECRET: postgres.payloadSecret,
  })
  project.provide('templateUrl', postgres.databaseUrl)
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
