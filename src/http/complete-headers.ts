import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyLengthHeader } from '@/env'
import { isWithin, paths } from '@/paths'

/** What Next tells its own parts and leaves in the response. */
const internalHeader = /^x-(?:middleware|invoke|action-revalidated)-/
const mediaFiles = `${paths.api}/media/file`

/**
 * Removes the headers that describe how a response was made, gives it the length that its route
 * knows (players ask for it before they play, and people who save a file want to see the progress),
 * and forbids storing the responses of the APIs unless their route allows it. Pictures of the CMS may
 * be stored.
 */
export function completeHeaders(request: IncomingMessage, response: ServerResponse): void {
  const url = request.url ?? '/'
  const forbidsStoring = isWithin(url, paths.api) && !isWithin(url, mediaFiles)
  const writeHead = response.writeHead.bind(response)
  response.writeHead = ((...rest: Parameters<typeof writeHead>) => {
    if (!response.headersSent) {
      for (const name of response.getHeaderNames())
        if (internalHeader.test(name)) response.removeHeader(name)
      const length = response.getHeader(bodyLengthHeader)
      if (length !== undefined) {
        response.removeHeader(bodyLengthHeader)
        response.setHeader('content-length', String(length))
      }
      if (forbidsStoring && !response.hasHeader('cache-control'))
        response.setHeader('cache-control', 'no-store')
    }
    return writeHead(...rest)
  }) as typeof response.writeHead
}
