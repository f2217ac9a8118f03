import { mkdtempSync, rmSync } from 'node:fs'
import { register } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { completeEnv } from '../../src/env'
import { createPartitions } from '../../src/http/statistics/create-partitions'
import { startPostgres } from '../../src/postgres/start-postgres'
import { migrate } from '../../src/start/migrate'

/**
 * Starts a migrated database with partitions for the scans of the last months, and configures it
 * for the modules that read from the database. Import these modules afterwards.
 */
export async function openDatabase(months: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'quietzone-bench-'))
  const postgres = await startPostgres({ dataDir, fast: true })
  const { databaseUrl, payloadSecret: PAYLOAD_SECRET } = postgres
  await migrate(databaseUrl)
  completeEnv({ DATABASE_URL: databaseUrl, PAYLOAD_SECRET })
  register('../posts/stub-next.mjs', import.meta.url)
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const now = new Date()
  for (let ago = months; ago >= 0; ago -= 1)
    await createPartitions(
      client,
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)),
    )
  return {
    client,
    close: async () => {
      await client.end()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
