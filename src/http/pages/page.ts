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

/** The response for an address without a page, which Next is not asked for. */
export function makeMissing(): Page {
  return makeBare(404, 'Not found')
}

/** The response while too many pages are being rendered. */
export function makeBusy(): Page {
  const page = makeBare(503, 'Busy')
  return { ...page, headers: { ...page.headers, 'retry-after': '5' } }
}

/** A page like those that Next cannot render, which a page of our own replaces for browsers. */
function makeBare(status: number, text: string): Page {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
  }
  const body = `<!DOCTYPE html><html id="__next_error__"><title>${text}</title>${text}</html>`
  return { status, headers, body: Buffer.from(body) }
}
