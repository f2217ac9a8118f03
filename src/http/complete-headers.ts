import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyLengthHeader } from '@/env'
import { isWithin, paths } from '@/paths'

/** Headers that Next uses internally and does not remove from the response. */
const internalHeader = /^x-(?:middleware|invoke|action-revalidated)-/
const mediaFiles = `${paths.api}/media/file`

/**
 * Removes internal headers from a response, adds the content length that its route knows (media players
 * and download progress need it), and forbids caching the responses of the APIs unless their route
 * allows it. Pictures of the CMS may be cached.
 */
export function completeHeaders(request: IncomingMessage, response: ServerResponse): void {
  const url = request.url ?? '/'
  const forbidsCaching = isWithin(url, paths.api) && !isWithin(url, mediaFiles)
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
      if (forbidsCaching && !response.hasHeader('cache-control'))
        response.setHeader('cache-control', 'no-store')
    }
    return writeHead(...rest)
  }) as typeof response.writeHead
}
