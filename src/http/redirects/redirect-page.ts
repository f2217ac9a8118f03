import type { Page } from '../pages/page'

/** Of the page that is not there; the cookies that came with it stay. */
const pageHeaders = ['content-security-policy', 'content-type', 'link']

/** The redirect to `location` in place of a page that is not there. */
export function redirectPage({ headers }: Page, location: string): Page {
  const kept = Object.entries(headers).filter(([name]) => !pageHeaders.includes(name))
  return {
    status: 308,
    // Browsers would store it for good, and the page may move back.
    headers: { ...Object.fromEntries(kept), location, 'cache-control': 'private, no-store' },
    body: Buffer.alloc(0),
  }
}
