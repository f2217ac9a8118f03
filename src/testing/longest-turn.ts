import { readFileSync } from 'node:fs'

/** Processor time of this thread in milliseconds, without other processes and worker threads. */
function readCpuMs(): number {
  try {
    return Number.parseInt(readFileSync('/proc/thread-self/schedstat', 'utf8'), 10) / 1e6
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
}

/** Returns the longest time in milliseconds that the thread computed without yielding. */
export async function findLongestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = readCpuMs()
  let isDone = false
  const turn = () => {
    const now = readCpuMs()
    longest = Math.max(longest, now - last)
    last = now
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  await work()
  isDone = true
  return Math.max(longest, readCpuMs() - last)
}

/**
 * Measures how long this machine needs to parse the worst body in one turn. A request may compute
 * for a fraction of that at a time. `npm run bench -- health` reports the figures in milliseconds.
 */
export async function measureReference(): Promise<number> {
  const names = Array.from({ length: 400_000 }, (_, at) => [`k${at}`, 1])
  const text = JSON.stringify(Object.fromEntries(names))
  const times = []
  for (let run = 0; run < 3; run += 1) {
    times.push(await findLongestTurn(async () => JSON.parse(text)))
  }
  return Math.min(...times)
}
