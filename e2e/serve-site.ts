import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Starts the site twice, as `npm start` does: once as it comes (languages by prefix, embedded
 * PostgreSQL, freshly seeded), once with a sub-domain for each language. Ends both and fails the run
 * when one does not end cleanly.
 */
export default async function serveSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'quietzone-e2e-'))
  const plain = await startSite({ DATA_DIR: dataDir })
  const port = await findFreePort()
  // Shares the first one's cluster, as a second process on the same data does.
  const domains = await startSite({ DATA_DIR: dataDir, LOCALE_HOST: `localhost:${port}` }, port)
  process.env.E2E_URL = plain.url
  process.env.E2E_DOMAINS_URL = domains.url

  return async () => {
    const codes = [await domains.stop(), await plain.stop()]
    rmSync(dataDir, { recursive: true, force: true })
    if (codes.some((code) => code !== 0)) throw new Error(`The site ended with ${codes}`)
  }
}

async function startSite(env: Record<string, string>, fixedPort?: number) {
  const port = fixedPort ?? (await findFreePort())
  const url = `http://localhost:${port}`
  const site = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, DATABASE_URL: '', PORT: String(port), SITE_URL: url, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    // A group of its own: what the test ends is this process, and it must end the rest.
    detached: true,
  })
  await waitUntilReady(url, site)
  return {
    url,
    stop: async () => {
      const ended = once(site, 'exit')
      site.kill('SIGTERM')
      const [code] = await ended
      return code as number | null
    },
  }
}

async function waitUntilReady(url: string, site: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 240_000; Date.now() < deadline; ) {
    if (site.exitCode !== null)
      throw new Error(`The site ended with ${site.exitCode} while starting`)
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The site did not become ready')
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}
