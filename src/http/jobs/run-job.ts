import { setTimeout } from 'node:timers/promises'
import { countJob } from '@/metrics'
import { type AdvisoryLock, lossNoticedMs, tryLock } from '@/postgres/advisory-lock'
import type { Job } from './job'

const firstRetryMs = 30_000

/**
 * Runs a job that is due, unless another process does. If the connection with the lock is lost, the
 * job is ended, since another process may get the lock. That process waits until this one must have
 * noticed the loss.
 */
export async function runJob(databaseUrl: string, job: Job, stopping: AbortSignal): Promise<void> {
  const lock = await tryLock(databaseUrl, job.lockId)
  if (!lock) return
  try {
    await runWithLock(lock, job, stopping)
  } finally {
    await lock.release()
  }
}

async function runWithLock({ lost, query }: AdvisoryLock, job: Job, stopping: AbortSignal) {
  const { rows } = await query(
    `select started_at > coalesce(finished_at, '-infinity') as abandoned
     from background_jobs where name = $1 and due_at <= now()`,
    [job.name],
  )
  if (rows.length === 0) return
  const ending = AbortSignal.any([lost, stopping])
  if (rows[0].abandoned)
    await setTimeout(lossNoticedMs, undefined, { signal: ending }).catch(() => {})
  if (ending.aborted) return

  await query('update background_jobs set started_at = now() where name = $1', [job.name])
  const overtime = AbortSignal.timeout(job.budgetMs)
  const signal = AbortSignal.any([ending, overtime])
  const failure = await countJob(job.name, () => job.run(signal)).then(
    () => undefined,
    (cause: unknown) => (signal.aborted ? undefined : cause),
  )
  if (lost.aborted) return
  if (failure !== undefined) console.error(`${job.name} failed:`, failure)
  await query(
    `update background_jobs set
       finished_at = now(), updated_at = now(), failure = $2::text,
       failures = case when $2::text is null then 0 else failures + 1 end,
       due_at = now() + make_interval(secs => case
         when $2::text is null then $3::float8
         else least($3::float8, $4::float8 * power(2, least(failures, 20)::float8)) end / 1000)
     where name = $1`,
    [
      job.name,
      failure === undefined ? null : describe(failure),
      signal.aborted ? 0 : delayOf(job, Date.now()),
      firstRetryMs,
    ],
  )
}

/** Returns the milliseconds until a job is due again. */
export function delayOf(
  { everyMs, atHour }: Pick<Job, 'everyMs' | 'atHour'>,
  nowMs: number,
): number {
  if (atHour === undefined) return everyMs
  const next = new Date(nowMs).setUTCHours(atHour, 0, 0, 0)
  return (next > nowMs ? next : next + everyMs) - nowMs
}

function describe(cause: unknown): string {
  return (cause instanceof Error ? cause.message : String(cause)).slice(0, 1000)
}
