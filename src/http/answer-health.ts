import type { IncomingMessage, ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { paths } from '@/paths'

/** With a higher average lag of the event loop, the process should be replaced. */
const maxLagMs = 1_000

/**
 * Answers `/healthz` (the event loop of the process is not blocked) and `/readyz` (the process should
 * get traffic: its database and Next answer, and it is not draining). `/readyz` also lists other services that
 * do not answer, without failing, since most of the site works without them.
 */
export function answerHealth(
  isDatabaseAway: () => Promise<boolean>,
  findAwayServices: () => Promise<string[]>,
  isNextAway: () => boolean,
) {
  const eventLoop = watchEventLoop()
  let draining = false

  return {
    drain: () => {
      draining = true
    },
    stop: eventLoop.stop,
    /** Whether `/readyz` answers 200. */
    isReady: async (): Promise<boolean> => !draining && !isNextAway() && !(await isDatabaseAway()),
    /** Returns whether the request was one of these two. */
    answer: (request: IncomingMessage, response: ServerResponse): boolean => {
      if (request.url === paths.healthy) {
        const lagMs = Math.round(eventLoop.getLagMs())
        const isHealthy = lagMs <= maxLagMs
        send(
          response,
          isHealthy ? 200 : 503,
          `${isHealthy ? 'ok' : 'busy'}: event loop lag ${lagMs} ms`,
        )
      } else if (request.url === paths.ready) {
        if (draining) send(response, 503, 'draining')
        else
          void Promise.all([isDatabaseAway(), findAwayServices()]).then(([isAway, services]) => {
            const isReady = !isAway && !isNextAway() && !draining
            const away = [
              ...(isAway ? ['database'] : []),
              ...(isNextAway() ? ['pages'] : []),
              ...services,
            ]
            const states = away.map((name) => `${name} away`)
            if (draining) states.unshift('draining')
            send(
              response,
              isReady ? 200 : 503,
              [...(isReady ? ['ready'] : []), ...states].join('\n'),
            )
          })
      } else return false
      return true
    },
  }
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(text)
}

const resolutionMs = 20
const windowMs = 5_000

/** Measures the mean lag of the event loop over the last five seconds. */
function watchEventLoop() {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  let lagMs = 0
  const timer = setInterval(() => {
    // Without a sample the loop was blocked all the time.
    lagMs = delays.count > 0 ? Math.max(0, delays.mean / 1e6 - resolutionMs) : windowMs
    delays.reset()
  }, windowMs)
  timer.unref()
  return {
    getLagMs: () => lagMs,
    stop: () => {
      clearInterval(timer)
      delays.disable()
    },
  }
}
