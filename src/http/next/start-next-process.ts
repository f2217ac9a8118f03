import { type ChildProcess, fork } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { getPriority, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { log, requestContext } from '@/log'
import { requestIdHeader } from '../observe-request'
import { answerAway, forwardRequest } from './forward-request'
import { type FromNext, generationHeader, type ToNext } from './next-messages'
import type { Next } from './start-next'

/** How long requests wait for a process that is starting again. */
const patienceMs = 10_000
const metricsMs = 2_000
/** In steps of `nice`: scans get three times as much of a busy processor. */
const lowerBy = 5
const pauses = { firstMs: 250, longestMs: 30_000 }

/**
 * Starts Next in a process of its own, so that rendering never delays scans, health checks and stored
 * pages. It has a lower priority than they, and is started again if it ends.
 *
 * @throws Error if it ends before it is ready
 */
export async function startNextProcess(): Promise<Next> {
  // For this user only: requests through the socket have passed all checks.
  const folder = mkdtempSync(join(tmpdir(), 'quietzone-next-'))
  const socketPath =
    process.platform === 'win32' ? `\\\\.\\pipe\\quietzone-${process.pid}` : join(folder, 'next')
  /** Emits `ready`, `drained` and `metrics`. */
  const said = new EventEmitter().setMaxListeners(0)
  let isReady = false
  let stopping = false
  let runsJobs = false
  let generation = 0
  let child = start()

  function start(): ChildProcess {
    rmSync(socketPath, { force: true })
    const started = fork('src/main-next.ts', [socketPath], {
      execArgv: ['--import', 'tsx'],
    })
    lowerPriority(started)
    started.on('message', ([message, value]: FromNext) => {
      if (message === 'ready') {
        isReady = true
        if (runsJobs) tell('startJobs')
      }
      said.emit(message, value)
    })
    started.once('exit', () => {
      isReady = false
    })
    return started
  }

  async function restartWhenEnded(): Promise<void> {
    let pauseMs = pauses.firstMs
    while (!stopping) {
      const startedMs = performance.now()
      const [code, signal] = await once(child, 'exit')
      if (stopping) return
      log.error({ code, signal }, 'The process with Next ended, and is started again')
      const hasRun = performance.now() - startedMs > pauses.longestMs
      pauseMs = hasRun ? pauses.firstMs : Math.min(pauseMs * 2, pauses.longestMs)
      await wait(pauseMs)
      child = stopping ? child : start()
    }
  }

  function tell(message: ToNext): void {
    if (child.connected) child.send(message)
  }

  /** Resolves with what is said next, or undefined if that takes too long or the process ends. */
  async function hear(message: FromNext[0], signal?: AbortSignal): Promise<unknown> {
    const heard = once(said, message, { signal }).then(([value]) => value)
    return Promise.race([heard, once(child, 'exit', { signal })]).catch(() => undefined)
  }

  const failed = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The process with Next ended with ${code ?? signal}`)
  })
  await Promise.race([once(said, 'ready'), failed])
  failed.catch(() => {})
  void restartWhenEnded()

  return {
    handle: async (request, response) => {
      if (!isReady)
        await once(said, 'ready', { signal: AbortSignal.timeout(patienceMs) }).catch(() => {})
      if (!isReady) return answerAway(request, response)
      return forwardRequest(request, response, socketPath, {
        [generationHeader]: String(generation),
        [requestIdHeader]: requestContext.getStore()?.requestId ?? '',
      })
    },
    announceContentChange: () => {
      generation += 1
    },
    isAway: () => !isReady,
    startJobs: async () => {
      runsJobs = true
      tell('startJobs')
    },
    readMetrics: async () => {
      const answer = hear('metrics', AbortSignal.timeout(metricsMs))
      tell('readMetrics')
      const metrics = await answer
      return Array.isArray(metrics) ? metrics : []
    },
    drain: async () => {
      if (!isReady || !runsJobs) return
      runsJobs = false
      const drained = hear('drained')
      tell('drain')
      await drained
    },
    stop: async () => {
      stopping = true
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        tell('stop')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, Math.min(getPriority() + lowerBy, 19))
  } catch {
    // Where it is not allowed, only the order under full load differs.
  }
}
