import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../src/postgres/find-free-port'
import { buildWhenStale } from '../src/start/build'
import { spawnSite } from '../src/start/spawn-site'
import { startTestCluster } from '../src/testing/test-cluster'

/**
 * Serves the production build twice on one seeded database: with languages by prefix (`E2E_URL`)
 * and with a sub-domain for each language (`E2E_DOMAINS_URL`); the first site has metrics
 * (`E2E_METRICS_URL`). If `E2E_URL` is set, uses that site instead. Fails the run if a site does
 * not exit cleanly.
 */
export default async function serveSite() {
  if (process.env.E2E_URL) return
  await buildWhenStale()
  const dataDir = mkdtempSync(join(tmpdir(), 'quietzone-e2e-'))
  const cluster = await startTestCluster('seeded')
  const databaseUrl = await cluster.createDatabase()
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: cluster.payloadSecret,
    // Each journey sends a different visitor's address; see `site-test.ts`.
    TRUSTED_PROXIES: '1',
  }
  const [port, metricsPort] = [await findFreePort(), await findFreePort()]
  const [plain, domains] = await Promise.all([
    spawnSite({ ...env, METRICS_PORT: String(metricsPort) }),
    spawnSite({ ...env, PORT: String(port), LOCALE_HOST: `localhost:${port}` }),
  ])
  process.env.E2E_URL = plain.url
  process.env.E2E_DOMAINS_URL = domains.url
  process.env.E2E_METRICS_URL = `http://127.0.0.1:${metricsPort}/metrics`
  process.env.E2E_DATA_DIR = dataDir
  process.env.E2E_DATABASE_URL = databaseUrl
  process.env.E2E_TEMPLATE_URL = cluster.templateUrl
  process.env.E2E_SECRET = cluster.payloadSecret

  return async () => {
    const codes = [await domains.stop(), await plain.stop()]
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
    for (const name of ['E2E_URL', 'E2E_DOMAINS_URL', 'E2E_METRICS_URL']) delete process.env[name]
    if (codes.some((code) => code !== 0)) throw new Error(`The site ended with ${codes}`)
  }
}
