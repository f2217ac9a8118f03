import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { codeDecisionHeader } from '@/codes/code-decision'
import { env } from '@/env'
import { findHostLocale, isWithin, paths, vcodeParameter } from '@/paths'
import { staffCookie } from '../hide-drafts'
import { decidePage } from './decide-page'
import { type Encoding, shrinkBrotli } from './encode-body'
import { bodyOf, type Ready, readHeader, replaceBody } from './write-page'

/** A response that browsers may cache for a while may be a second old here as well. */
const lasting = /max-age=[1-9]/
const staleMs = 1000
/** Memory of headers and keys of an entry. */
const overheadBytes = 3000
/** Limit of the queue of pages to be compressed further. */
const maxWaiting = 100

type Entry = {
  ready: Ready
  generation: number
  isLasting: boolean
  isSmall: boolean
}

/**
 * Stores responses that are ready to be written, by page key and encoding, in an LRU cache. A change of
 * content begins a new generation, in which older entries are not served.
 */
export function openPageStore(maxBytes: number) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.ceil(maxBytes / 4),
    sizeCalculation: ({ ready }) => bodyOf(ready.whole).length + overheadBytes,
  })
  const waiting = new Set<string>()
  let generation = 0
  let changedAt = 0

  /**
   * Compresses entries that are requested again as far as possible, one after the other. What is stale
   * is left alone: after a change, pages that are rendered again need the processor.
   */
  async function shrink(name: string): Promise<void> {
    if (waiting.size >= maxWaiting) return
    waiting.add(name)
    if (waiting.size > 1) return
    for (const waitingName of waiting) {
      const entry = entries.peek(waitingName)
      if (entry && !entry.isSmall && entry.generation === generation) {
        const small = await shrinkBrotli(bodyOf(entry.ready.whole))
        const current = entries.peek(waitingName)
        if (current?.ready === entry.ready)
          entries.set(waitingName, {
            ...current,
            ready: replaceBody(entry.ready, small),
            isSmall: true,
          })
      }
      waiting.delete(waitingName)
    }
  }

  return {
    generation: () => generation,
    /** Marks all entries as stale. */
    outdate: () => {
      generation += 1
      changedAt = Date.now()
    },
    find: (key: string, encoding: Encoding): { ready: Ready; isFresh: boolean } | undefined => {
      const name = `${encoding}\n${key}`
      const entry = entries.get(name)
      if (!entry) return undefined
      if (!entry.isSmall && !waiting.has(name)) void shrink(name)
      if (entry.generation === generation) return { ready: entry.ready, isFresh: true }
      if (!entry.isLasting || Date.now() - changedAt > staleMs) return undefined
      return { ready: entry.ready, isFresh: false }
    },
    put: (key: string, encoding: Encoding, made: { ready: Ready; generation: number }): void => {
      if (made.generation !== generation) return
      const isBrotli = readHeader(made.ready, 'content-encoding') === 'br'
      const isLasting = lasting.test(readHeader(made.ready, 'cache-control') ?? '')
      entries.set(`${encoding}\n${key}`, { ...made, isLasting, isSmall: !isBrotli })
    },
  }
}

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
  if (pathname.includes('//')) return undefined
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
