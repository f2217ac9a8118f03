import pg from 'pg'
import { paths } from '@/paths'
import { callOwnProcess } from './call-own-process'
import { keepScans } from './statistics/keep-scans'

const lockId = 7_203_802
const intervalMs = 30_000
const scansMs = 3_600_000

/**
 * Runs due jobs (scheduled publishing) and what keeps codes in order twice a minute, and once an
 * hour what scans need. Payload's queue may run a job twice when two processes ask at once, so only
 * the process that holds an advisory lock asks; when it ends, the lock falls to another. Returns how
 * to stop.
 */
export async function runJobs(databaseUrl: string, port: number): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let holdsLock = false
  let running: Promise<void> | undefined
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

  async function run(): Promise<void> {
    try {
      if (!(await holdLock())) return
      await callOwnProcess(port, paths.runJobs)
      await callOwnProcess(port, paths.keepHouse, {})
      if (!client || Date.now() < scansDueMs) return
      scansDueMs = Date.now() + scansMs
      await keepScans(client)
    } catch (cause) {
      console.error('Jobs could not run', cause)
    }
  }

  const timer = setInterval(() => {
    running ??= run().finally(() => {
      running = undefined
    })
  }, intervalMs)

  return async () => {
    clearInterval(timer)
    await running
    await client?.end()
  }
}
