import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../src/postgres/find-free-port'
import { spawnSite } from '../src/start/spawn-site'

/**
 * Starts the site twice: once as it comes (languages by prefix, embedded PostgreSQL, freshly
 * seeded), once with a sub-domain for each language on the same data. Fails the run when one of
 * them does not end cleanly.
 */
export default async function serveSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'quietzone-e2e-'))
  const plain = await spawnSite({ DATA_DIR: dataDir })
  const port = await findFreePort()
  const domains = await spawnSite({
    DATA_DIR: dataDir,
    PORT: String(port),
    LOCALE_HOST: `localhost:${port}`,
  })
  process.env.E2E_URL = plain.url
  process.env.E2E_DOMAINS_URL = domains.url
  process.env.E2E_DATA_DIR = dataDir

  return async () => {
    const codes = [await domains.stop(), await plain.stop()]
    rmSync(dataDir, { recursive: true, force: true })
    if (codes.some((code) => code !== 0)) throw new Error(`The site ended with ${codes}`)
  }
}
