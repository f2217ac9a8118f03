import type { OutgoingHttpHeaders } from 'node:http'

/** An answer of Next, whole. Names of headers are in lower case. */
export type Page = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

export function isHtml({ headers }: Page): boolean {
  return String(headers['content-type']).startsWith('text/html')
}

/** What Next's router fetches to go to a page contains the same data as the page. */
export function isRouteData({ headers }: Page): boolean {
  return String(headers['content-type']).startsWith('text/x-component')
}

/** What Next tells its own parts or its cache, and what concerns the connection. */
const dropped =
  /^(?:x-(?:middleware|invoke|action-revalidated)-.*|x-nextjs-cache|connection|content-length|date|etag|keep-alive|transfer-encoding)$/

/** The page with the headers that concern its content only. */
export function dropHeaders(page: Page): Page {
  const kept = Object.entries(page.headers).filter(([name]) => !dropped.test(name))
  return { ...page, headers: Object.fromEntries(kept) }
}

/** What Next could not make because the database is away, as an answer that says when to try again. */
export function makeUnavailable(page: Page): Page {
  const headers = { ...page.headers, 'retry-after': '30', 'cache-control': 'private, no-store' }
  return { ...page, headers, status: 503 }
}
