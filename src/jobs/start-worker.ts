import { EventEmitter } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import {
  type JobHelpers,
  Logger,
  parseCronItems,
  type Runner,
  run,
  type WorkerEvents,
} from 'graphile-worker'
import pg from 'pg'
import { countJob } from '@/metrics'
import { limitConnection } from '@/postgres/limit-connection'
import type { Job } from './list-jobs'

/** A job begins at most so long after its time; new ones are heard of at once. */
const pollMs = 10_000
const tendMs = 20_000
const dayMs = 86_400_000

/**
 * Continues jobs of processes that are gone, for which the library waits four hours: each names the
 * connection on which it hears of jobs. A process that only lost its connection may still run them, to
 * no harm. Then limits the pauses of failing jobs, which grow with e to the power of their attempts, makes
 * due what was put off for longer, by a clock that was ahead, and removes what a process left that was
 * killed while it continued a job.
 */
const tendQueue = `
  select graphile_worker.force_unlock_workers(array_agg(locked_by)) from graphile_worker.jobs
  where locked_by is not null and not exists (
    select from pg_stat_activity
    where datname = current_database() and application_name = locked_by)
  having count(*) > 0;
  select graphile_worker.reschedule_jobs(array_agg(id), attempts => 6,
    run_at => now() + make_interval(secs => exp(6)))
  from graphile_worker.jobs where attempts > 6 and locked_at is null and key is not null
  having count(*) > 0;
  select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
  from graphile_worker.jobs where run_at > now() + interval '10 minutes' and locked_at is null
  having count(*) > 0;
  select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
  where locked_at is null and key is null having count(*) > 0`

/**
 * Lets jobs be made due again after the clock went back: the library makes none due at a time that is not
 * later than the last one.
 */
const forgetFuture = `
  update graphile_worker._private_known_crontabs set last_execution = $1
  where last_execution > $1::timestamptz + interval '2 minutes'`
const maxBackMs = 120_000

/** What the library prints goes to the log, without its notes on what it does. */
const logger = new Logger(() => (level, message) => {
  if (level === 'error') console.error(message)
})

/**
 * Runs jobs; none waits for another. Returns a function that ends the running jobs and stops.
 *
 * @param pauseMs time before jobs are loaded, in which the first pages load their modules, and before
 *   the library is started again
 */
export function startWorker(
  databaseUrl: string,
  loadJobs: () => Promise<Record<string, Job>>,
  pauseMs = 5_000,
): () => Promise<void> {
  const stopping = new AbortController()
  const pool = new pg.Pool({
    ...limitConnection(databaseUrl, { connectMs: 5_000, queryMs: 5_000 }),
    max: 3,
  })
  // The library warns about a pool without both; clients handle their errors themselves.
  pool.on('error', () => {}).on('connect', () => {})
  const tending = setInterval(() => pool.query(tendQueue).catch(() => {}), tendMs)
  let runner: Runner | undefined

  async function start(): Promise<Runner> {
    const jobs = Object.entries(await loadJobs())
    await pool.query(tendQueue)
    await pool.query(forgetFuture, [new Date()])
    const events: WorkerEvents = new EventEmitter()
    // The library would wait until the clock shows the former time again.
    events.on('cron:prematureTimer', ({ expectedTimestamp, currentTimestamp }) => {
      if (expectedTimestamp - currentTimestamp > maxBackMs) void runner?.stop().catch(() => {})
    })
    events.on('pool:listen:success', ({ client, workerPool }) => {
      const name = () =>
        client.query("select set_config('application_name', $1, false)", [workerPool.id])
      // After the library's own query.
      client.once('drain', () => name().catch(() => {}))
    })
    return run({
      ...{ pgPool: pool, events, logger, noHandleSignals: true },
      taskList: Object.fromEntries(
        jobs.map(([name, job]) => [name, (_, helpers) => runJob(name, job, helpers)]),
      ),
      parsedCronItems: parseCronItems(
        jobs.map(([task, { at }]) => ({
          task,
          match: at,
          options: {
            // A job that waits, runs or failed is not added again: a failure stays visible until a run
            // succeeds. The types lack this mode.
            ...{ jobKey: task, jobKeyMode: 'unsafe_dedupe' as 'replace', queueName: task },
            // A run that was missed while no process ran is made up for.
            backfillPeriod: at.startsWith('*') ? 0 : dayMs,
          },
        })),
      ),
      preset: {
        worker: {
          ...{ concurrentJobs: jobs.length, localQueue: { size: jobs.length } },
          ...{ pollInterval: pollMs, gracefulShutdownAbortTimeout: 0 },
          // In batches, the ends of jobs are stored before the library stops, and again after errors.
          ...{ completeJobBatchDelay: 0, failJobBatchDelay: 0 },
        },
      },
    })
  }

  /** The library stops when a query of its own fails, such as while the database restarts. */
  async function keepRunning(): Promise<void> {
    for (;;) {
      await setTimeout(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      try {
        runner = await start()
        if (stopping.signal.aborted) await runner.stop()
        await runner.promise
      } catch (cause) {
        console.error('Jobs stopped, and start again soon:', cause)
      }
    }
  }

  const ended = keepRunning()
  return async () => {
    clearInterval(tending)
    stopping.abort()
    await runner?.stop().catch(() => {})
    await ended
    await pool.end()
  }
}

async function runJob(
  name: string,
  { run, minutes = 10 }: Job,
  { abortSignal, addJob }: JobHelpers,
): Promise<void> {
  const overtime = AbortSignal.timeout(minutes * 60_000)
  const signal = abortSignal ? AbortSignal.any([overtime, abortSignal]) : overtime
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  let isMoreDue = false
  try {
    isMoreDue = (await countJob(name, () => Promise.race([run(signal), aborted]))) === true
  } catch (cause) {
    if (!signal.aborted) throw cause
  }
  if (!isMoreDue && !signal.aborted) return
  // With a key of its own, as that of the schedule belongs to this run until it has ended.
  const runAt = new Date(Date.now() + (isMoreDue ? pollMs : 0))
  await addJob(name, {}, { jobKey: `${name} again`, queueName: name, runAt })
}
