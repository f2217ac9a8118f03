import type { IncomingMessage } from 'node:http'
import { codeDecisionHeader } from '@/codes/code-decision'
import { env } from '@/env'
import { findHostLocale, isWithin, paths, vcodeParameter } from '@/paths'
import { staffCookie } from '../hide-drafts'
import { decidePage } from './decide-page'

/** Paths without a language that are not pages. */
const withoutLocale =
  /^\/(?:_next|admin|api|builds|contact-messages|files|internal|messages|pictures|q|sitemap)(?:\/|$)|^\/(?:robots\.txt|sitemap\.xml)$/
const shared = /^\/(?:messages|pictures|sitemap)\/|^\/(?:robots\.txt|sitemap\.xml)$/
const staffCookies = new RegExp(`(?:^|;\\s*)${staffCookie}`)
/** The query parameters that change a picture. */
const pictureParameters = ['title', 'v']

const codePages = new WeakMap<IncomingMessage, string>()
const codePrefix = 'code\n'

/** Lets a visit of a code share the page with all that have the same key. */
export function sharePage(request: IncomingMessage, key: string): void {
  codePages.set(request, codePrefix + key)
}

/** Whether a page was shared by `sharePage`. Caches of others must not store it: each visit is counted. */
export function isCodePageKey(key: string): boolean {
  return key.startsWith(codePrefix)
}

/**
 * Finds what the response to a request depends on, if it may be the same for everyone: the host of a
 * language, the path, the relevant query parameters and the requested part of the page. Undefined for
 * requests that may depend on more: other methods, the team, a first visit that is redirected to its
 * language, a visit that sets a cookie.
 */
export function findPageKey(request: IncomingMessage): string | undefined {
  const { method = 'GET', url = '/', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const queryAt = url.indexOf('?')
  const pathname = queryAt < 0 ? url : url.slice(0, queryAt)
  // An escaped letter would be another key for the same page.
  if (pathname.includes('%') || pathname.includes('//')) return undefined
  if (headers.cookie !== undefined && staffCookies.test(headers.cookie)) return undefined
  if (headers[codeDecisionHeader] !== undefined) {
    const key = codePages.get(request)
    return key && `${key}\n${findPart(headers)}`
  }
  const query = queryAt < 0 ? undefined : new URLSearchParams(url.slice(queryAt))
  if (shared.test(pathname)) {
    const counted = isWithin(pathname, paths.pictures) ? pictureParameters : []
    return [pathname, ...counted.map((name) => query?.get(name) ?? '')].join('\n')
  }
  if (withoutLocale.test(pathname) || query?.has(vcodeParameter)) return undefined
  const search = queryAt < 0 ? '' : url.slice(queryAt)
  const header = (name: string) => headers[name] as string | undefined
  if (decidePage({ method, pathname, search, header }).kind !== 'page') return undefined
  const host = findHostLocale(headers.host, env.LOCALE_HOST) ?? ''
  return `${host}${pathname}\n${findPart(headers)}`
}

/** The requested part: the document, the data for Next's router, or a prefetched segment. */
function findPart(headers: IncomingMessage['headers']): string {
  if (headers.rsc === undefined) return ''
  const segment = headers['next-router-segment-prefetch'] ?? ''
  return `rsc ${headers['next-router-prefetch'] ?? ''} ${segment}`
}

/** Whether a key is that of data for Next's router instead of a document. */
export function isRouteDataKey(key: string): boolean {
  return key.includes('\nrsc ')
}
