import type { OutgoingHttpHeaders } from 'node:http'

/** A whole response of Next. Names of headers are in lower case. */
export type Page = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

export function isHtml({ headers }: Page): boolean {
  return String(headers['content-type']).startsWith('text/html')
}

/** Checks whether a response is the data that Next's router uses to navigate to a page. */
export function isRouteData({ headers }: Page): boolean {
  return String(headers['content-type']).startsWith('text/x-component')
}

/** Internal headers of Next and headers of the connection. */
const dropped =
  /^(?:x-(?:middleware|invoke|action-revalidated)-.*|x-nextjs-cache|connection|content-length|date|etag|keep-alive|transfer-encoding)$/

/** Returns the page without headers that do not concern its content. */
export function dropHeaders(page: Page): Page {
  const lasting = Object.entries(page.headers).filter(([name]) => !dropped.test(name))
  return { ...page, headers: Object.fromEntries(lasting) }
}

/** Turns a failure because of an unavailable database into a 503 with `Retry-After`. */
export function makeUnavailable(page: Page): Page {
  const headers = { ...page.headers, 'retry-after': '30', 'cache-control': 'private, no-store' }
  return { ...page, headers, status: 503 }
}
