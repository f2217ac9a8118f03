import type { ServerResponse } from 'node:http'
import { isWithin, paths } from '@/paths'
import { sendProblem } from './api-problems'

/** Responds to an error. It concerns a single request and must not end the process. */
export function fail(response: ServerResponse, cause: unknown): void {
  console.error(cause)
  const isApi = isWithin(response.req?.url ?? '/', paths.codesApi)
  if (isApi && !response.headersSent) {
    sendProblem(response, 'unavailable', { 'retry-after': '30' })
    return
  }
  if (!response.headersSent) response.writeHead(500)
  response.end()
}
