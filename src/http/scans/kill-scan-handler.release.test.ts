import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request as ask, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestCode, urlDocument } from '@/testing/create-test-code'
import { createTestDatabase } from '@/testing/create-test-database'
import { createDatabaseProxy } from './create-database-proxy'
import type { ScanHandlerSettings } from './create-scan-handler'
import { serveTestScans } from './serve-test-scans'

let pool: pg.Pool
let line: Awaited<ReturnType<typeof createDatabaseProxy>>
let settings: ScanHandlerSettings

beforeAll(async () => {
  const databaseUrl = await createTestDatabase()
  pool = new pg.Pool({ connectionString: databaseUrl })
  line = await createDatabaseProxy(databaseUrl)
  settings = {
    databaseUrl: line.url,
    dataDir: mkdtempSync(join(tmpdir(), 'quietzone-scans-')),
    secret: 'x'.repeat(32),
    siteUrl: 'http://localhost:3000',
    localeHost: undefined,
    trustedProxies: 0,
    countryHeader: 'country',
    replayMs: 50,
  }
})
afterAll(async () => {
  await line.close()
  await pool.end()
  rmSync(settings.dataDir, { recursive: true, force: true })
})

async function startProcess(): Promise<{ child: ChildProcess; port: number }> {
  const child = fork('src/testing/test-scans-process.ts', [JSON.stringify(settings)], {
    execArgv: ['--conditions=production', '--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { child, port }
}

const letters = (number: number, length: number): string =>
  Array.from({ length }, (_, at) =>
    String.fromCharCode(97 + (Math.floor(number / 26 ** at) % 26)),
  ).join('')

/** Scans on many connections until no request is answered. Each scan has a unique mark. */
async function scanUntilDead(port: number, slug: string, firstMark: number) {
  const answered: string[] = []
  let sent = firstMark
  const agent = new Agent({ keepAlive: true, maxSockets: 50 })
  const work = async () => {
    for (;;) {
      const mark = sent
      sent += 1
      const language = letters(mark, 3)
      const country = letters(Math.floor(mark / 26 ** 3), 2)
      const headers = { 'accept-language': language, country }
      const requested = ask({ port, host: '127.0.0.1', path: `/q/${slug}`, headers, agent }).end()
      try {
        const [answer] = (await once(requested, 'response')) as [IncomingMessage]
        answer.resume()
        if (answer.statusCode === 302) answered.push(`${language}${country.toUpperCase()}`)
      } catch {
        return
      }
    }
  }
  const done = Promise.all(Array.from({ length: 50 }, work))
  return { answered, done, countSent: () => sent - firstMark }
}

async function findMarks(codeId: string): Promise<string[]> {
  const { rows } = await pool.query<{ mark: string }>(
    'select language || country as mark from scans where code_id = $1',
    [codeId],
  )
  return rows.map(({ mark }) => mark)
}

const noFaults: { lost: string[]; repeated: number } = { lost: [], repeated: 0 }

/** Finds scans that were answered but not written, and counts those written more than once. */
async function findFaults(codeId: string, answered: string[]): Promise<typeof noFaults> {
  const written = await findMarks(codeId)
  const known = new Set(written)
  const lost = answered.filter((mark) => !known.has(mark))
  return { lost, repeated: written.length - known.size }
}

it('has written every scan that it answered, though it is killed under load', async () => {
  const { id, slug } = await createTestCode(pool, urlDocument('https://example.com/'))
  for (let round = 0; round < 3; round += 1) {
    const { child, port } = await startProcess()
    const load = await scanUntilDead(port, slug, round * 100_000)
    await expect.poll(() => load.answered.length).toBeGreaterThan(500)
    child.kill('SIGKILL')
    await load.done
    expect(await findFaults(id, load.answered)).toEqual(noFaults)
  }
})

it('has kept every scan in a file, though it is killed while the database is away', async () => {
  const { id, slug } = await createTestCode(pool, urlDocument('https://example.com/'))
  const { child, port } = await startProcess()
  const load = await scanUntilDead(port, slug, 0)
  await expect.poll(() => load.answered.length).toBeGreaterThan(100)
  line.cut()
  const answeredBefore = load.answered.length
  await expect.poll(() => load.answered.length).toBeGreaterThan(answeredBefore + 500)
  child.kill('SIGKILL')
  await load.done
  line.restore()
  const next = await serveTestScans(settings)
  try {
    await expect.poll(() => findFaults(id, load.answered)).toEqual(noFaults)
  } finally {
    await next.stop()
  }
})
