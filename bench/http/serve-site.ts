import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { buildWhenStale } from '../../src/start/build'
import { spawnSite } from '../../src/start/spawn-site'
import { startTestCluster } from '../../src/testing/test-cluster'

/** Starts the production build on its own seeded database. */
export async function serveSite(env: Record<string, string> = {}) {
  await buildWhenStale()
  const dataDir = mkdtempSync(join(tmpdir(), 'quietzone-bench-'))
  const cluster = await startTestCluster('seeded')
  const databaseUrl = await cluster.createDatabase()
  const site = await spawnSite({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: cluster.payloadSecret,
    // Each request comes from a different network, as those of a real attacker.
    TRUSTED_PROXIES: '1',
    ...env,
  })
  return {
    ...site,
    /** Lets every page be rendered again. */
    changeContent: async () => {
      const client = new pg.Client({ connectionString: databaseUrl })
      await client.connect()
      await client.query("select pg_notify('content_changed', 'content')")
      await client.end()
    },
    stop: async () => {
      await site.stop()
      await cluster.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
