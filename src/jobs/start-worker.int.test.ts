import { parseCronItems } from 'graphile-worker'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase } from '@/testing/create-test-database'
import { startSilentProxy } from '@/testing/silent-proxy'
import { type Job, jobs } from './list-jobs'
import { startWorker } from './start-worker'

let databaseUrl: string
let database: pg.Client
let stops: (() => Promise<void>)[]

const start = async (run: Job['run'], more: Partial<Job> = {}, url = databaseUrl) => {
  const job = { at: '0 0 1 1 *', run, ...more }
  const stop = startWorker(url, async () => ({ test: job }), 0)
  stops.push(stop)
  return stop
}
const addJob = () =>
  database.query("select graphile_worker.add_job('test', job_key => 'test', queue_name => 'test')")
/** Lets processes look for jobs at once, which they do every ten seconds otherwise. */
const nudge = () => database.query(`notify "jobs:insert", '{"count":1}'`)
const readJobs = async () =>
  (
    await database.query(
      `select last_error, run_at > now() as later, attempts, locked_by
       from graphile_worker.jobs where task_identifier = 'test'`,
    )
  ).rows
const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason)),
  )

beforeAll(async () => {
  databaseUrl = await createTestDatabase()
  database = new pg.Client(databaseUrl)
  await database.connect()
})
beforeEach(async () => {
  stops = []
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await database.query('delete from graphile_worker._private_jobs')
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(stops.map((stop) => stop()))
  vi.restoreAllMocks()
})
afterAll(() => database.end())

it('runs a job once, whichever process finds it', async () => {
  const run = vi.fn(async () => {})
  await Promise.all([1, 2, 3].map(() => start(run)))
  await addJob()
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), 10_000)
  await vi.waitFor(async () => expect(await readJobs()).toEqual([]))
  expect(run).toHaveBeenCalledOnce()
})

it('stores why a job failed, and tries it again until it succeeds', async () => {
  let failure: string | undefined = 'disk full'
  const run = vi.fn(async () => {
    if (failure) throw new Error(failure)
  })
  await start(run)
  await addJob()
  await vi.waitFor(
    async () => expect(await readJobs()).toMatchObject([{ last_error: 'disk full', later: true }]),
    10_000,
  )
  failure = undefined
  await database.query('update graphile_worker._private_jobs set run_at = now()')
  await vi.waitFor(async () => {
    await nudge()
    expect(await readJobs()).toEqual([])
  }, 10_000)
})

it('runs a job again soon that may have more to do', async () => {
  const run = vi.fn(async () => run.mock.calls.length < 2)
  await start(run)
  await addJob()
  await vi.waitFor(async () => expect(await readJobs()).toMatchObject([{ later: true }]), 10_000)
  await database.query('update graphile_worker._private_jobs set run_at = now()')
  await vi.waitFor(async () => {
    await nudge()
    expect(run).toHaveBeenCalledTimes(2)
  }, 10_000)
  await vi.waitFor(async () => expect(await readJobs()).toEqual([]))
})

it('continues a job whose time is used up, without a failure', async () => {
  const run = vi.fn(untilAborted)
  await start(run, { minutes: 0.001 })
  await addJob()
  await vi.waitFor(async () => {
    await nudge()
    expect(run.mock.calls.length).toBeGreaterThan(1)
  }, 10_000)
  for (const { last_error } of await readJobs()) expect(last_error).toBeNull()
})

it('ends a job with the process, and leaves it to the others', async () => {
  const run = vi.fn(untilAborted)
  const stop = await start(run)
  await addJob()
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), 10_000)
  await stop()
  stops = []
  expect(await readJobs()).toEqual([
    { last_error: null, later: false, attempts: 0, locked_by: null },
  ])
})

it('lets another process continue the job of one that lost its connection', async () => {
  const first = vi.fn(untilAborted)
  const proxy = await startSilentProxy(databaseUrl)
  await start(first, {}, proxy.url)
  await addJob()
  await vi.waitFor(() => expect(first).toHaveBeenCalled(), 10_000)
  // The network between the first process and the database fails, which the database notices first.
  proxy.setSilent(true)
  await database.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'pool-%'",
  )
  const second = vi.fn(async () => {})
  await start(second)
  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce(), 30_000)
  await vi.waitFor(async () => expect(await readJobs()).toEqual([]))
  proxy.stop()
}, 60_000)

it('limits the pauses of a job that keeps failing, and removes what was left half continued', async () => {
  await addJob()
  await database.query(`
    update graphile_worker._private_jobs set attempts = 9, last_error = 'disk full',
      run_at = now() + interval '2 hours'`)
  await database.query("select graphile_worker.add_job('test', max_attempts => 1)")
  await database.query('update graphile_worker._private_jobs set attempts = 1 where key is null')
  await start(async () => {})
  await vi.waitFor(async () => {
    const { rows } = await database.query(
      "select key, attempts, run_at < now() + interval '7 minutes' as soon from graphile_worker.jobs",
    )
    expect(rows).toEqual([{ key: 'test', attempts: 6, soon: true }])
  }, 10_000)
})

it('makes jobs due again that a clock put off which was ahead', async () => {
  const run = vi.fn(async () => {})
  await database.query(`
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('test', now(), now() + interval '2 hours')
    on conflict (identifier) do update set last_execution = excluded.last_execution`)
  await addJob()
  await database.query(
    "update graphile_worker._private_jobs set run_at = now() + interval '2 hours'",
  )
  await start(run)
  await vi.waitFor(async () => {
    await nudge()
    expect(run).toHaveBeenCalledOnce()
  }, 10_000)
  const { rows } = await database.query(
    "select last_execution < now() + interval '1 minute' as past from graphile_worker._private_known_crontabs where identifier = 'test'",
  )
  expect(rows).toEqual([{ past: true }])
})

it('makes jobs due at their times, the report on quality at night', () => {
  const items = parseCronItems(Object.entries(jobs).map(([task, { at }]) => ({ task, match: at })))
  const isDue = (name: string, hour: number) =>
    items.find(({ task }) => task === name)?.match({ min: 0, hour, date: 1, month: 1, dow: 4 })
  expect([1, 2, 3].map((hour) => isDue('check-quality', hour))).toEqual([false, true, false])
  expect(isDue('send-mails', 3)).toBe(true)
})

it('knows all jobs that the database adds', async () => {
  const fresh = new pg.Client(await createTestDatabase())
  await fresh.connect()
  const { rows } = await fresh
    .query('select task_identifier as name from graphile_worker.jobs order by name')
    .finally(() => fresh.end())
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(jobs).sort())
})
