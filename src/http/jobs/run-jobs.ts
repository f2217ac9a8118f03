import pg from 'pg'
import { paths } from '@/paths'
import { limitConnection } from '@/postgres/limit-connection'
import { callOwnProcessLogged } from '../call-own-process'
import type { Job } from './job'
import { listJobs } from './list-jobs'
import { runJob } from './run-job'

/** A scheduled change or a job begins at most this long after its time. */
const everyMs = 10_000
/**
 * Time limit of a round. Remaining scheduled changes and mails continue in the next round of any
 * process.
 */
const roundMs = 60_000

/**
 * Runs recurring work. Every process polls for scheduled changes and mails and claims each row;
 * each other job runs in one process at a time. No job waits for another. Returns a function that
 * stops the schedule and aborts running work.
 */
export async function runJobs(
  databaseUrl: string,
  port: number,
  jobs: readonly Job[] = listJobs(databaseUrl, port),
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const pool = new pg.Pool({
    ...limitConnection(databaseUrl, { connectMs: 5_000, queryMs: 5_000 }),
    max: 1,
  })
  pool.on('error', () => {})
  const running = new Map<string, Promise<void>>()

  function startOnce(name: string, work: () => Promise<void>): void {
    if (running.has(name) || stopping.signal.aborted) return
    const ended = work()
      .catch((cause: unknown) => console.error(`${name} could not run:`, cause))
      .finally(() => running.delete(name))
    running.set(name, ended)
  }

  async function startDueJobs(): Promise<void> {
    const { rows } = await pool.query('select name from background_jobs where due_at <= now()')
    const due = new Set(rows.map(({ name }) => name))
    for (const job of jobs) {
      if (due.has(job.name)) startOnce(job.name, () => runJob(databaseUrl, job, stopping.signal))
    }
  }

  function startRound(): void {
    const call = (path: string) => () => {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(roundMs)])
      return callOwnProcessLogged(port, path, {}, signal)
    }
    startOnce('scheduled changes', call(paths.scheduledChanges))
    startOnce('outgoing mails', call(paths.outgoingMails))
    startOnce('looking for due jobs', startDueJobs)
  }

  await pool.query(
    `insert into background_jobs (id, name, due_at, failures)
     select gen_random_uuid(), name, now(), 0 from unnest($1::text[]) as name
     on conflict (name) do nothing`,
    [jobs.map(({ name }) => name)],
  )
  const timer = setInterval(startRound, everyMs)

  return async () => {
    clearInterval(timer)
    stopping.abort()
    await Promise.all(running.values())
    await pool.end()
  }
}
