import { env } from '@/env'
import { findHostLocale, isWithin, localizedPath, paths, splitLocalizedPath } from '@/paths'
import { readableAddress } from '@/std/readable-address'
import { isHtml, type Page } from './page'

/** Start of Next's response for a page that it cannot render; blank until React tries again. */
const bare = '<html id="__next_error__"'

/** Checks whether Next could not render the page, or never renders this address. */
export function isBarePage(page: Page): boolean {
  return page.status >= 400 && isHtml(page) && page.body.subarray(0, 200).includes(bare)
}

/**
 * Checks whether the scripts of a bare page draw the admin’s own page for missing addresses, within
 * the admin.
 */
export function isDrawnByAdmin({ status }: Page, url: string): boolean {
  return status === 404 && isWithin(url, paths.admin)
}

/** Returns the path of our own page that replaces a bare page, in the language of the request. */
export function findErrorPath(status: number, url: string, host: string | undefined): string {
  const path = status >= 500 ? paths.failure : paths.unknownPage
  const { locale } = splitLocalizedPath(url)
  return findHostLocale(host, env.LOCALE_HOST) ? path : localizedPath(locale, path)
}

/**
 * Replaces a bare page with our own page and retains its status. `url`, with its query, replaces
 * the path of our own page in the HTML, but not in scripts, because the policy lists their hashes.
 */
export function replaceBarePage(page: Page, own: Page, ownPath: string, url: string): Page {
  const shown = readableAddress(url).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const html = own.body
    .toString('utf8')
    .split(/(<script[\s\S]*?<\/script>)/)
    .map((part) => (part.startsWith('<script') ? part : part.replaceAll(ownPath, () => shown)))
    .join('')
  const retryAfter = page.headers['retry-after']
  const headers = {
    ...own.headers,
    'cache-control': 'private, no-store',
    ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
  }
  return { status: page.status, headers, body: Buffer.from(html) }
}
