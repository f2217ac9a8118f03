import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
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
 *
 * @param durable with the settings of a real site, and with statistics of all statements
 */
export async function openDatabase(months: number, durable = false) {
  const dataDir = mkdtempSync(join(tmpdir(), 'quietzone-bench-'))
  // PostgreSQL's own account has to reach its folder when root runs this.
  chmodSync(dataDir, 0o711)
  let postgres = await startPostgres({ dataDir, fast: !durable })
  if (durable) {
    await query(
      postgres.databaseUrl,
      "alter system set shared_preload_libraries = 'pg_stat_statements'",
    )
    await postgres.stop()
    postgres = await startPostgres({ dataDir })
    await query(postgres.databaseUrl, 'create extension pg_stat_statements')
  }
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
    dataDir,
    databaseUrl,
    payloadSecret: PAYLOAD_SECRET,
    close: async () => {
      await client.end()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function query(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
