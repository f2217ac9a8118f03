import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { FuzzCase, FuzzOutcome } from './fuzz-case'

export type Victim = {
  /** Tries a case. A case that exceeds `limitMs` or ends the process is returned as an error. */
  tryCase: (fuzzCase: FuzzCase, limitMs: number) => Promise<FuzzOutcome>
  /** The highest peak memory of all its processes, in bytes. */
  peakRssBytes: () => number
  stop: () => Promise<void>
}

/** A process that runs one case at a time and is replaced by a new process after it was killed. */
export function startVictim(): Victim {
  let child: Promise<ChildProcess> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let peak = 0

  async function tryNow(fuzzCase: FuzzCase, limitMs: number): Promise<FuzzOutcome> {
    child ??= spawn()
    const running = await child
    const started = performance.now()
    const ended = new AbortController()
    const timer = setTimeout(() => running.kill('SIGKILL'), limitMs)
    const answer = once(running, 'message', ended) as Promise<[FuzzOutcome]>
    const exit = once(running, 'exit', ended) as Promise<[number | null, string | null]>
    exit.catch(() => undefined)
    running.send(fuzzCase)
    try {
      const [outcome, signal] = await Promise.race([answer, exit])
      if (outcome !== null && typeof outcome === 'object') {
        peak = Math.max(peak, outcome.rssBytes)
        return outcome
      }
      child = undefined
      const tookMs = performance.now() - started
      const error =
        tookMs >= limitMs ? `No answer within ${limitMs} ms` : `Process ended: ${outcome ?? signal}`
      return { tookMs, rssBytes: 0, error }
    } finally {
      clearTimeout(timer)
      answer.catch(() => undefined)
      ended.abort()
    }
  }

  return {
    tryCase(fuzzCase, limitMs) {
      const outcome = last.then(() => tryNow(fuzzCase, limitMs))
      last = outcome.catch(() => undefined)
      return outcome
    },
    peakRssBytes: () => peak,
    stop: async () => {
      ;(await child)?.kill('SIGKILL')
    },
  }
}

async function spawn(): Promise<ChildProcess> {
  const file = fileURLToPath(new URL('victim.ts', import.meta.url))
  const child = fork(file, { execArgv: ['--import', 'tsx'], serialization: 'advanced' })
  const [ready] = await once(child, 'message')
  if (ready !== 'ready') throw new Error('The process for hostile input did not start')
  return child
}
