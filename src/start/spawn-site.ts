import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { paths } from '@/paths'
import { findFreePort } from '@/postgres/find-free-port'

export type SpawnedSite = { url: string; pid: number; stop: () => Promise<number | null> }

const readyWithinMs = 240_000

/**
 * Starts the site like `npm start`, in a separate process, and waits until it is ready: for
 * end-to-end tests and measurements. Without DATABASE_URL in `env`, the site runs its embedded
 * PostgreSQL.
 */
export async function spawnSite(
  env: Record<string, string>,
  folder = process.cwd(),
): Promise<SpawnedSite> {
  const port = Number(env.PORT ?? (await findFreePort()))
  const url = `http://localhost:${port}`
  const site = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: '', SITE_URL: url, ...env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
    // A separate process group does not receive the caller's Ctrl-C: the caller ends the site
    // itself.
    detached: true,
  })
  const deadline = Date.now() + readyWithinMs
  while (!(await answers(`${url}${paths.ready}`))) {
    if (site.exitCode !== null)
      throw new Error(`The site ended with ${site.exitCode} while starting`)
    if (Date.now() > deadline) throw new Error('The site did not become ready')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return {
    url,
    pid: site.pid as number,
    stop: async () => {
      const ended = once(site, 'exit')
      site.kill('SIGTERM')
      const [code] = await ended
      return code
    },
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
