import type { IncomingMessage, ServerResponse } from 'node:http'
import type pg from 'pg'
import { paths } from '@/paths'

/**
 * `/healthz`: the process answers. `/readyz`: it should get traffic, that is, its database answers
 * and it is not about to end.
 */
export function answerHealth(pool: pg.Pool) {
  let draining = false
  const say = (response: ServerResponse, status: number, text: string) => {
    response.writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.end(text)
  }
  return {
    drain: () => {
      draining = true
    },
    /** Whether the request was one of these two. */
    answer: (request: IncomingMessage, response: ServerResponse): boolean => {
      if (request.url === paths.healthy) say(response, 200, 'ok')
      else if (request.url === paths.ready) {
        if (draining) say(response, 503, 'draining')
        else {
          pool.query('select 1').then(
            () => say(response, 200, 'ready'),
            () => say(response, 503, 'database away'),
          )
        }
      } else return false
      return true
    },
  }
}
