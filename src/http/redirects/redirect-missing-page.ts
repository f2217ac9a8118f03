import type { IncomingMessage, ServerResponse } from 'node:http'

/** What Next's router asks for besides whole pages. */
const routerHeaders = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]
/** Of the page that is not there; the cookies that came with it stay. */
const pageHeaders = ['content-length', 'content-type', 'etag', 'link']

/**
 * Redirects a request to `location` if no page is at its own address, which the status of the answer
 * tells. `securePages` has to wrap the response after this.
 */
export function redirectMissingPage(
  request: IncomingMessage,
  response: ServerResponse,
  { location, onRedirect }: { location: string; onRedirect: () => void },
): void {
  const { headers } = request
  const isPrefetch = 'next-router-prefetch' in headers || 'sec-purpose' in headers
  // Only a whole page has a status. Next's router follows redirects, and where it gets a page it
  // navigates to that.
  for (const name of [...routerHeaders, 'if-none-match']) delete headers[name]
  request.method = 'GET'

  const end = response.end.bind(response)
  response.end = ((...args: unknown[]) => {
    response.end = end
    if (response.statusCode !== 404 || response.headersSent) return end(...(args as []))
    for (const name of pageHeaders) response.removeHeader(name)
    response.statusCode = 308
    response.setHeader('location', location)
    // Browsers would store it for good, and the page may move back.
    response.setHeader('cache-control', 'private, no-store')
    if (!isPrefetch) onRedirect()
    return end()
  }) as typeof response.end
}
