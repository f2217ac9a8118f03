import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { paths } from '@/paths'
import { buildWhenStale } from '@/start/build'
import { type SpawnedSite, spawnSite } from '@/start/spawn-site'
import { urlDocument } from '@/testing/create-test-code'
import { findServerUser } from './find-server-user'
import { findPlaces } from './places'

const dataDir = mkdtempSync(join(tmpdir(), 'quietzone-killed-'))
let site: SpawnedSite

beforeAll(async () => {
  await buildWhenStale()
  site = await spawnSite({ DATA_DIR: dataDir })
}, 600_000)
afterAll(async () => {
  await site?.stop()
  rmSync(dataDir, { recursive: true, force: true })
}, 60_000)

const readServer = () => {
  const { dataDir: cluster } = findPlaces(dataDir, findServerUser())
  const [pid, , , port] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  return { pid: Number(pid), port }
}

it('answers scans while its PostgreSQL is killed and starts again, and stores each of them', async () => {
  const made = await fetch(`${site.url}/api/v1/codes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ document: urlDocument('https://example.com/kept') }),
  })
  const { slug } = ((await made.json()) as { code: { slug: string } }).code
  const counts = { answered: 0, refused: 0 }
  let isDone = false
  const scan = async () => {
    while (!isDone) {
      const headers = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' }
      const answer = await fetch(`${site.url}/q/${slug}`, { redirect: 'manual', headers })
      await answer.arrayBuffer()
      if (answer.headers.get('location') === 'https://example.com/kept') counts.answered += 1
      else counts.refused += 1
    }
  }
  const visitors = [1, 2, 3, 4].map(scan)
  const untilAnswered = (count: number) =>
    vi.waitFor(() => expect(counts.answered).toBeGreaterThan(count), 60_000)
  const untilReady = (status: number) =>
    vi.waitFor(async () => expect((await fetch(`${site.url}${paths.ready}`)).status).toBe(status), {
      timeout: 60_000,
      interval: 20,
    })
  await untilAnswered(100)
  for (let turn = 0; turn < 2; turn += 1) {
    process.kill(readServer().pid, 'SIGKILL')
    await untilReady(503)
    await untilReady(200)
    await untilAnswered(counts.answered + 100)
  }
  expect((await fetch(`${site.url}/blog`)).status).toBe(200)
  isDone = true
  await Promise.all(visitors)

  const { databasePassword } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'))
  const { port } = readServer()
  const database = new pg.Client(
    `postgres://quietzone:${databasePassword}@127.0.0.1:${port}/quietzone`,
  )
  await database.connect()
  const stored =
    'select count(*)::int as count from scans join codes on codes.id = code_id where slug = $1'
  await vi.waitFor(
    async () => {
      const { rows } = await database.query(stored, [slug])
      expect(rows[0].count).toBeGreaterThanOrEqual(counts.answered)
    },
    { timeout: 90_000, interval: 500 },
  )
  await database.end()
  expect(counts.refused).toBe(0)
}, 400_000)
