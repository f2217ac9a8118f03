import type { IncomingMessage, ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { paths } from '@/paths'

/** With such a delay of everything on average, the process should be replaced. */
const maxLagMs = 1_000

/**
 * `/healthz`: the process answers, and its event loop is not busy all the time. `/readyz`: it should
 * get traffic, that is, its database answers and it is not about to end. Other services that do not
 * answer are named there; without them most of the site works, in this process as in the others.
 */
export function answerHealth(
  isDatabaseAway: () => Promise<boolean>,
  findAwayServices: () => Promise<string[]>,
) {
  const eventLoop = watchEventLoop()
  let draining = false

  return {
    drain: () => {
      draining = true
    },
    stop: eventLoop.stop,
    /** Whether the request was one of these two. */
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
            const isReady = !isAway && !draining
            const away = [...(isAway ? ['database'] : []), ...services]
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

/** Measures how late the event loop runs what is due: the mean of the last five seconds. */
function watchEventLoop() {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  let lagMs = 0
  const timer = setInterval(() => {
    // Without a sample it was busy all the time.
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
