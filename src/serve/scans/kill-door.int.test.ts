import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request as ask, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase } from '@/testing/create-test-database'
import { layLine } from './lay-line'
import { makeTestCode, urlDocument } from './make-test-code'
import type { DoorSettings } from './open-scan-door'
import { serveTestDoor } from './serve-test-door'

let pool: pg.Pool
let line: Awaited<ReturnType<typeof layLine>>
let settings: DoorSettings

beforeAll(async () => {
  const databaseUrl = await createTestDatabase()
  pool = new pg.Pool({ connectionString: databaseUrl })
  line = await layLine(databaseUrl)
  settings = {
    databaseUrl: line.url,
    dataDir: mkdtempSync(join(tmpdir(), 'quietzone-door-')),
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

async function startDoor(): Promise<{ child: ChildProcess; port: number }> {
  const child = fork('src/serve/scans/test-door-process.ts', [JSON.stringify(settings)], {
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

/** Scans on many connections until none is answered any more, each with a mark of its own. */
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
      const asked = ask({ port, host: '127.0.0.1', path: `/q/${slug}`, headers, agent }).end()
      try {
        const [answer] = (await once(asked, 'response')) as [IncomingMessage]
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

function expectEachOnce(answered: string[], written: string[]): void {
  const known = new Set(written)
  expect(answered.filter((mark) => !known.has(mark))).toEqual([])
  expect(written).toHaveLength(known.size)
}

it('has written every scan that it answered, though it is killed under load', async () => {
  const { id, slug } = await makeTestCode(pool, urlDocument('https://example.com/'))
  for (let round = 0; round < 3; round += 1) {
    const { child, port } = await startDoor()
    const load = await scanUntilDead(port, slug, round * 100_000)
    await vi.waitFor(() => expect(load.answered.length).toBeGreaterThan(500), { timeout: 45_000 })
    child.kill('SIGKILL')
    await load.done
    expectEachOnce(load.answered, await findMarks(id))
  }
})

it('has kept every scan in a file, though it is killed while the database is away', async () => {
  const { id, slug } = await makeTestCode(pool, urlDocument('https://example.com/'))
  const { child, port } = await startDoor()
  const load = await scanUntilDead(port, slug, 0)
  await vi.waitFor(() => expect(load.answered.length).toBeGreaterThan(100), { timeout: 45_000 })
  line.cut()
  const answeredBefore = load.answered.length
  await vi.waitFor(() => expect(load.answered.length).toBeGreaterThan(answeredBefore + 500), {
    timeout: 45_000,
  })
  child.kill('SIGKILL')
  await load.done
  line.mend()
  const next = await serveTestDoor(settings)
  try {
    await vi.waitFor(async () => expectEachOnce(load.answered, await findMarks(id)), {
      timeout: 45_000,
    })
  } finally {
    await next.stop()
  }
})
