import 'server-only'
import { purgeFiles } from '../files/purge-files'
import { recheckCodes } from '../reputation/recheck-codes'
import { purgeCodes } from './purge-codes'

type Chore = {
  name: string
  everyMinutes: number
  /** Can be run at any time, and again when it was broken off. */
  run: () => Promise<unknown>
}

const chores: readonly Chore[] = [
  { name: 'Checking where codes lead', everyMinutes: 0.5, run: () => recheckCodes() },
  { name: 'Purging deleted codes', everyMinutes: 60, run: purgeCodes },
  { name: 'Purging files that nobody uses', everyMinutes: 60, run: purgeFiles },
]

const dueAtMs = new Map<string, number>()

/** Does the chores that are due, one after the other; what fails is logged and tried again. */
export async function keepHouse(nowMs = Date.now()): Promise<void> {
  for (const { name, everyMinutes, run } of chores) {
    if ((dueAtMs.get(name) ?? 0) > nowMs) continue
    try {
      await run()
      dueAtMs.set(name, nowMs + everyMinutes * 60_000)
    } catch (cause) {
      console.error(`${name} failed`, cause)
    }
  }
}
