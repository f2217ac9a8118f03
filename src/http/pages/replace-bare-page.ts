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

/** A slug that no document can have. */
const noSlug = 'no_page'
/** Where pages are documents; what has no document there is worded differently from other addresses. */
const documentPaths = [
  paths.post,
  paths.blogCategory,
  paths.blogTag,
  paths.legalPage,
  paths.solution,
]
const unknownDocuments = documentPaths.map((pathOf) => pathOf(noSlug))
/** Prepared pages for unknown addresses, without locale. */
export const unknownPages = [paths.unknownPage, ...unknownDocuments]

/** Returns the path of our own page that replaces a bare page, in the language of the request. */
export function findErrorPath(status: number, url: string, host: string | undefined): string {
  const { locale, path } = splitLocalizedPath(cutQuery(url))
  const own = status >= 500 ? paths.failure : findUnknownPage(path)
  return findHostLocale(host, env.LOCALE_HOST) ? own : localizedPath(locale, own)
}

function findUnknownPage(path: string): string {
  const slug = path.slice(path.lastIndexOf('/') + 1)
  const pathOf = documentPaths.find((candidate) => candidate(slug) === path)
  return pathOf?.(noSlug) ?? paths.unknownPage
}

/**
 * Replaces a bare page with our own page and retains its status. The path of our own page is replaced by
 * that of `url` in the HTML, but not in scripts, because the policy lists their hashes. An address of a
 * missing document is shown without its query.
 */
export function replaceBarePage(page: Page, own: Page, ownPath: string, url: string): Page {
  const written = splitLocalizedPath(ownPath).path
  const { path } = splitLocalizedPath(unknownDocuments.includes(written) ? cutQuery(url) : url)
  const shown = readableAddress(path).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const address = Buffer.from(shown)
  const [first = Buffer.alloc(0), ...rest] = splitAt(own, written)
  const retryAfter = page.headers['retry-after']
  const headers = {
    ...own.headers,
    'cache-control': 'private, no-store',
    ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
  }
  const body = Buffer.concat([first, ...rest.flatMap((part) => [address, part])])
  return { status: page.status, headers, body }
}

const split = new WeakMap<Page, Buffer[]>()

/** Splits a page where its HTML has a text. Once, because unknown addresses may come in floods. */
function splitAt(page: Page, text: string): Buffer[] {
  const known = split.get(page)
  if (known) return known
  let last = ''
  const parts: Buffer[] = []
  for (const part of page.body.toString('utf8').split(/(<script[\s\S]*?<\/script>)/)) {
    const [first = '', ...rest] = part.startsWith('<script') ? [part] : part.split(text)
    last += first
    for (const next of rest) {
      parts.push(Buffer.from(last))
      last = next
    }
  }
  parts.push(Buffer.from(last))
  split.set(page, parts)
  return parts
}

function cutQuery(url: string): string {
  return url.split('?', 1)[0] as string
}
