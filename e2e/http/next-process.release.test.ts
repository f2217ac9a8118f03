import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { newDocument } from '@/codes'
import { paths } from '@/paths'
import { type SpawnedSite, spawnSite } from '@/start/spawn-site'
import { copyDatabase } from '@/testing/test-cluster'

const dataDir = mkdtempSync(join(tmpdir(), 'quietzone-next-process-'))
const patience = { timeout: 20_000 }
let site: SpawnedSite

beforeAll(async () => {
  site = await spawnSite({
    DATA_DIR: dataDir,
    DATABASE_URL: await copyDatabase(process.env.E2E_TEMPLATE_URL as string),
    PAYLOAD_SECRET: process.env.E2E_SECRET as string,
  })
}, 240_000)
afterAll(async () => {
  await site.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const fetchPage = (path: string) => fetch(site.url + path, { redirect: 'manual' })

function findNextProcess(parent = site.pid): number | undefined {
  const lines = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(parent)], {
    encoding: 'utf8',
  })
  return Number(/(\d+) .*main-next/.exec(lines)?.[1]) || undefined
}

it('answers scans and stored pages while Next starts again, and then all else', async () => {
  const made = await fetch(`${site.url}${paths.codesApi}/codes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      document: newDocument({ type: 'url', url: 'https://example.com/' }, 'en'),
    }),
  })
  const { code } = (await made.json()) as { code: { slug: string } }
  expect((await fetchPage('/de/wifi')).status).toBe(200)

  const before = findNextProcess() as number
  process.kill(before, 'SIGKILL')
  await vi.waitFor(async () => expect((await fetchPage(paths.ready)).status).toBe(503), patience)
  expect((await fetchPage(paths.hostedPage(code.slug))).status).toBe(302)
  expect((await fetchPage('/de/wifi')).status).toBe(200)
  expect((await fetchPage(paths.healthy)).status).toBe(200)
  // Waits for the process.
  expect((await fetchPage('/de/pricing')).status).toBe(200)
  expect((await fetchPage(paths.ready)).status).toBe(200)
  expect(findNextProcess()).not.toBe(before)
})

it('leaves no process when the site is killed', async () => {
  const next = findNextProcess() as number
  process.kill(site.pid, 'SIGKILL')
  await vi.waitFor(() => expect(() => process.kill(next, 0)).toThrow('ESRCH'), patience)
  site = { ...site, stop: async () => null }
})
