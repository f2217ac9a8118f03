import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyLengthHeader } from '@/env'
import { isWithin, paths } from '@/paths'

/** Headers that Next uses internally and does not remove from the response. */
const internalHeader = /^x-(?:middleware|invoke|action-revalidated)-/
/** A route that sends one of these replaces ours; Next would send both, which browsers combine. */
const replaceable = ['content-security-policy', 'cross-origin-resource-policy']
export const mediaFiles = `${paths.api}/media/file`

/**
 * Removes internal headers from a response, adds the content length that its route knows (media players
 * and download progress need it), and forbids caching the responses of the APIs unless their route
 * allows it. Pictures of the CMS may be cached. A route's own policies replace those of the server.
 */
export function completeHeaders(request: IncomingMessage, response: ServerResponse): void {
  const url = request.url ?? '/'
  const forbidsCaching = isWithin(url, paths.api) && !isWithin(url, mediaFiles)
  const writeHead = response.writeHead.bind(response)
  response.writeHead = ((...rest: Parameters<typeof writeHead>) => {
    if (!response.headersSent) {
      for (const name of response.getHeaderNames())
        if (internalHeader.test(name)) response.removeHeader(name)
      for (const name of replaceable) {
        const values = response.getHeader(name)
        if (Array.isArray(values)) response.setHeader(name, values.at(-1) ?? '')
      }
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
