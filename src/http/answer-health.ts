import type { IncomingMessage, ServerResponse } from 'node:http'
import type pg from 'pg'
import { paths } from '@/paths'
import { watchEventLoop } from './watch-event-loop'

/** Those who ask give up after some seconds; a database that is silent for so long is away. */
const databaseMs = 1_500
/** With such a delay of everything on average, the process should be replaced. */
const maxLagMs = 1_000

/**
 * `/healthz`: the process answers, and its event loop is not busy all the time. `/readyz`: it should
 * get traffic, that is, its database answers and it is not about to end. Other services that do not
 * answer are named there; without them most of the site works, in this process as in the others.
 */
export function answerHealth(
  pool: Pick<pg.Pool, 'query'>,
  findAwayServices: () => Promise<string[]>,
) {
  const eventLoop = watchEventLoop()
  let draining = false
  let checking: Promise<boolean> | undefined

  function isDatabaseThere(): Promise<boolean> {
    checking ??= Promise.race([pool.query('select 1'), rejectAfter(databaseMs)])
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        checking = undefined
      })
    return checking
  }

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
          void Promise.all([isDatabaseThere(), findAwayServices()]).then(([isThere, services]) => {
            const isReady = isThere && !draining
            const away = [...(isThere ? [] : ['database']), ...services]
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

function rejectAfter(ms: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('No answer in time')), ms).unref()
  })
}
