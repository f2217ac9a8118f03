import { env } from '@/env'
import { findHostLocale, localizedPath, paths, splitLocalizedPath } from '@/paths'
import { readableAddress } from '@/std/readable-address'
import { isHtml, type Page } from './page'

/** What Next answers when it cannot draw a page: nothing to see before React has tried again. */
const bare = '<html id="__next_error__"'
/** No route knows it, so its page has the message for those and names it. */
const unknownPath = '/errors/unknown'

/** Whether Next could not render the page, or the address is one that it never renders. */
export function isBarePage(page: Page): boolean {
  return page.status >= 400 && isHtml(page) && page.body.subarray(0, 200).includes(bare)
}

/** The address of our own page that is shown in place of a bare one, in the language of the request. */
export function findErrorPath(status: number, url: string, host: string | undefined): string {
  const path = status >= 500 ? paths.failure : unknownPath
  const { locale } = splitLocalizedPath(url)
  return findHostLocale(host, env.LOCALE_HOST) ? path : localizedPath(locale, path)
}

/**
 * Our own page in place of a bare one, whose status it keeps. `url` is named, query included, where
 * the page names its own path, but not in its scripts, which the policy names by their hashes.
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
