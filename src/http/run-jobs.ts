import pg from 'pg'
import { paths } from '@/paths'
import { callOwnProcess } from './call-own-process'
import { keepScans } from './statistics/keep-scans'

const lockId = 7_203_802
const intervalMs = 30_000
const scansMs = 3_600_000
/** A scheduled change is made at most this long after its time. */
const scheduleMs = 10_000

/**
 * Runs what is done from time to time, and returns how to stop. Scheduled changes are looked for by
 * every process, since each change is locked while it is made; the chores twice a minute, and once an
 * hour those of scans, only by the process that has an advisory lock. When it ends, the lock passes to
 * another.
 */
export async function runJobs(databaseUrl: string, port: number): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let holdsLock = false
  let scansDueMs = 0

  async function holdLock(): Promise<boolean> {
    if (holdsLock) return true
    if (!client) {
      client = new pg.Client(databaseUrl)
      client.on('error', () => {})
      client.on('end', () => {
        client = undefined
        holdsLock = false
      })
      await client.connect()
    }
    const { rows } = await client.query('select pg_try_advisory_lock($1) as got', [lockId])
    holdsLock = rows[0].got
    return holdsLock
  }

  async function doChores(): Promise<void> {
    try {
      if (!(await holdLock())) return
      await callOwnProcess(port, paths.keepHouse, {})
      if (!client || Date.now() < scansDueMs) return
      scansDueMs = Date.now() + scansMs
      await keepScans(client)
    } catch (cause) {
      console.error('Jobs could not run', cause)
    }
  }

  const stopSchedule = repeat(scheduleMs, () => callOwnProcess(port, paths.scheduledChanges, {}))
  const stopChores = repeat(intervalMs, doChores)

  return async () => {
    await Promise.all([stopSchedule(), stopChores()])
    await client?.end()
  }
}

/** Runs `work` in an interval, never twice at once. Returns how to stop, which waits for its end. */
function repeat(everyMs: number, work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work().finally(() => {
      running = undefined
    })
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}
