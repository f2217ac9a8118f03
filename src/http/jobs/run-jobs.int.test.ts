import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '@/paths'
import { createTestDatabase } from '@/testing/create-test-database'
import { startSilentProxy } from '@/testing/silent-proxy'
import type { Job } from './job'
import { listJobs } from './list-jobs'
import { runJob } from './run-job'
import { runJobs } from './run-jobs'

let databaseUrl: string
let database: pg.Client
/** A stub of the site, which runs most jobs on request. */
let site: Server
let requested: string[]
let answer: { status: number; text: string }

const jobNamed = (run: Job['run'], changes: Partial<Job> = {}): Job => ({
  name: 'test',
  lockId: 99,
  everyMs: 3_600_000,
  budgetMs: 60_000,
  run,
  ...changes,
})
const never = new AbortController().signal
const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason)),
  )
const readJob = async (name = 'test') =>
  (
    await database.query(
      `select due_at <= now() as due, due_at > now() + interval '50 minutes' as late,
         failures::int, failure from background_jobs where name = $1`,
      [name],
    )
  ).rows[0]

beforeAll(async () => {
  databaseUrl = await createTestDatabase()
  database = new pg.Client(databaseUrl)
  await database.connect()
  site = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      requested.push(`${request.url} ${JSON.parse(body).chore ?? ''}`.trim())
      response.writeHead(answer.status).end(answer.text)
    })
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
})
beforeEach(async () => {
  requested = []
  answer = { status: 200, text: '' }
  await database.query('delete from background_jobs')
  await database.query(
    `insert into background_jobs (id, name, due_at, failures)
     values (gen_random_uuid(), 'test', now(), 0)`,
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
afterAll(async () => {
  site.close()
  await database.end()
})

it('runs a job that is due once, whichever process finds it, and then when it is due again', async () => {
  const run = vi.fn(async () => {})
  const job = jobNamed(run)
  await Promise.all([1, 2, 3].map(() => runJob(databaseUrl, job, never)))
  await runJob(databaseUrl, job, never)
  expect(run).toHaveBeenCalledOnce()
  expect(await readJob()).toEqual({ due: false, late: true, failures: 0, failure: null })
})

it('stores why a job failed and tries it again soon, later each time', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const failing = jobNamed(async () => {
    throw new Error('disk full')
  })
  for (const failures of [1, 2]) {
    await runJob(databaseUrl, failing, never)
    expect(await readJob()).toEqual({ due: false, late: false, failures, failure: 'disk full' })
    await database.query('update background_jobs set due_at = now()')
  }
  await runJob(
    databaseUrl,
    jobNamed(async () => {}),
    never,
  )
  expect(await readJob()).toMatchObject({ failures: 0, failure: null })
})

it('ends a job whose time budget is used up, and continues it soon', async () => {
  await runJob(databaseUrl, jobNamed(untilAborted, { budgetMs: 10 }), never)
  expect(await readJob()).toMatchObject({ due: true, failures: 0 })
})

it('ends a job with the process, and leaves it to the others', async () => {
  const stopping = new AbortController()
  const started = vi.fn()
  const running = runJob(
    databaseUrl,
    jobNamed((signal) => {
      started()
      return untilAborted(signal)
    }),
    stopping.signal,
  )
  await vi.waitFor(() => expect(started).toHaveBeenCalled())
  stopping.abort()
  await running
  expect(await readJob()).toMatchObject({ due: true, failures: 0 })
})

it('ends a job whose lock is lost before another process runs it', async () => {
  const events: string[] = []
  const proxy = await startSilentProxy(databaseUrl)
  const first = runJob(
    proxy.url,
    jobNamed(async (signal) => {
      events.push('first begins')
      await untilAborted(signal).finally(() => events.push('first ends'))
    }),
    never,
  )
  await vi.waitFor(() => expect(events).toEqual(['first begins']))
  // The network between the first process and the database fails, which the database notices first.
  proxy.setSilent(true)
  await database.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 99`,
  )
  await runJob(
    databaseUrl,
    jobNamed(async () => void events.push('second begins')),
    never,
  )
  await first
  expect(events).toEqual(['first begins', 'first ends', 'second begins'])
  proxy.stop()
})

it('makes scheduled changes, sends mails and checks targets while scans are summed up', async () => {
  await database.query('delete from background_jobs')
  const blocker = new pg.Client(databaseUrl)
  await blocker.connect()
  await blocker.query('begin; lock table scans, scan_rollups in access exclusive mode')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { port } = site.address() as AddressInfo
  const stop = await runJobs(databaseUrl, port, listJobs(databaseUrl, port))
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(async () => {
    expect(requested).toContain(`${paths.keepHouse} check-targets`)
    const { rows } = await database.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    expect(rows.length).toBe(1)
  }, 20_000)
  requested = []
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(() =>
    expect(requested.sort()).toEqual([paths.outgoingMails, paths.scheduledChanges]),
  )
  // Stopping does not wait for the roll-up.
  await stop()
  await blocker.end()
})

it('shows what a job of the site answers as its failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  answer = { status: 500, text: 'no such bucket' }
  const { port } = site.address() as AddressInfo
  const job = listJobs(databaseUrl, port).find(({ name }) => name === 'purge-files') as Job
  await database.query(`update background_jobs set name = 'purge-files'`)
  await runJob(databaseUrl, job, never)
  expect(await readJob('purge-files')).toMatchObject({ failures: 1, failure: 'no such bucket' })
})
