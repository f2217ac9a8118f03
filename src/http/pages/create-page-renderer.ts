import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/env'
import { findHostLocale, isWithin, paths, splitLocalizedPath } from '@/paths'
import { isForAdmin } from '../is-foreign-request'
import type { openRedirects } from '../redirects/open-redirects'
import { collectAnswer } from './collect-answer'
import { findRenderBreak } from './find-render-break'
import { BusyError, limitRenders } from './limit-renders'
import { openFailurePages } from './open-failure-pages'
import { makeBusy, makeMissing, makeUnavailable, type Page } from './page'
import { preparePage } from './prepare-page'
import {
  findErrorPath,
  isBarePage,
  isDrawnByAdmin,
  replaceBarePage,
  unknownPages,
} from './replace-bare-page'
import { scriptMarkerHeader } from './trusted-scripts'

export type PageRendererOptions = {
  /** Next's request handler. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** The texts of the inline scripts that our own pages contain. */
  knownScripts: ReadonlySet<string>
  redirects: Pick<
    Awaited<ReturnType<typeof openRedirects>>,
    'find' | 'findEnd' | 'hasPage' | 'count'
  >
  isDatabaseAway: () => Promise<boolean>
}

/** The headers with which Next's router requests parts of a page. */
const routerHeaders = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]
const conditions = ['if-none-match', 'if-modified-since']
/** The admin has limits of its own, so that visitors cannot keep the team out. */
const siteLimits = { atOnce: 2, maxWaiting: 100, maxWaitMs: 20_000, maxRenderMs: 60_000 }
const adminLimits = { ...siteLimits, atOnce: 4 }

/** Renders pages with Next, captures the whole responses and turns them into the pages for visitors. */
export function createPageRenderer({
  handle,
  knownScripts,
  redirects,
  isDatabaseAway,
}: PageRendererOptions) {
  const failurePages = openFailurePages()
  const running = new Set<Promise<Page>>()
  const limitSite = limitRenders(siteLimits, findRenderBreak())
  const limitAdmin = limitRenders(adminLimits)

  async function requestNext(request: IncomingMessage): Promise<Page> {
    const { url = '/' } = request
    const collect = () => collectAnswer(request, handle)
    // Work of this site's own processes.
    if (isWithin(url, paths.internal) || failurePages.isOwn(request)) return collect()
    try {
      return await (isForAdmin(url) ? limitAdmin : limitSite)(collect)
    } catch (cause) {
      if (cause instanceof BusyError) return makeBusy()
      throw cause
    }
  }

  /** Whether no page is at the URL of a document that would be the same for everyone. */
  async function isMissing({ url = '/', headers }: IncomingMessage): Promise<boolean> {
    const [pathname = '/'] = url.split('?')
    const { locale, path } = splitLocalizedPath(pathname)
    // Next redirects from paths that end with a slash.
    if (unknownPages.includes(path) || (path.endsWith('/') && path !== '/')) return false
    try {
      const hostLocale = findHostLocale(headers.host, env.LOCALE_HOST)
      return !(await redirects.hasPage(decodeURI(path), hostLocale ?? locale))
    } catch {
      return false
    }
  }

  /** @param isShared whether the page may be the same for everyone */
  async function render(request: IncomingMessage, isShared: boolean): Promise<Page> {
    // Only a whole page has a status and a policy. Next reads the method at any time.
    if (request.method === 'HEAD') request.method = 'GET'
    const { headers, method, url = '/' } = request
    const isPrefetch = 'next-router-prefetch' in headers || 'sec-purpose' in headers
    const isDocument = method === 'GET' && headers.accept?.includes('text/html')
    const moved = method === 'GET' ? redirects.find(url) : undefined
    // Only a whole page has a status. Next's router follows redirects, and navigates to a whole page.
    for (const name of moved ? [...routerHeaders, ...conditions] : conditions) delete headers[name]
    Object.assign(headers, scriptMarkerHeader)
    // What is missing is known from the data, and its page is prepared, so that nothing is rendered. Next's
    // router navigates to it, too, instead of data.
    const missing = isShared && (await isMissing(request))
    const response = missing ? Promise.resolve(makeMissing()) : requestNext(request)
    running.add(response)
    const end = () => running.delete(response)
    response.then(end, end)

    const raw = await response
    const isAway = raw.status >= 500 && (await isDatabaseAway())
    const page = preparePage(isAway ? makeUnavailable(raw) : raw, url, knownScripts)
    const target =
      moved && page.status === 404
        ? await redirects.findEnd(url, findHostLocale(headers.host, env.LOCALE_HOST))
        : undefined
    if (moved && target) {
      if (!isPrefetch) redirects.count(moved.redirect)
      return redirectPage(page, target)
    }
    if (!(isDocument || missing) || !(isBarePage(page) || (isAway && page.body.length === 0)))
      return page
    if (isDrawnByAdmin(page, url)) return page
    const ownPath = findErrorPath(page.status, url, headers.host)
    try {
      const own = await failurePages.fetch(request.socket.localPort, headers.host, ownPath)
      return replaceBarePage(page, own, ownPath, url)
    } catch (cause) {
      console.error('The page for failures could not be had', cause)
      return page
    }
  }

  return {
    render,
    /** The responses that Next is still writing. */
    listRunning: () => [...running],
    prepareFailurePages: failurePages.prepare,
    outdateFailurePages: failurePages.outdate,
  }
}

/** Headers of the missing page that are removed from the redirect; cookies are retained. */
const pageHeaders = ['content-security-policy', 'content-type', 'link']

/** Replaces a missing page with a redirect to `location`. */
function redirectPage({ headers }: Page, location: string): Page {
  const others = Object.entries(headers).filter(([name]) => !pageHeaders.includes(name))
  return {
    status: 308,
    // Browsers would cache the redirect permanently, but the page may move back.
    headers: { ...Object.fromEntries(others), location, 'cache-control': 'private, no-store' },
    body: Buffer.alloc(0),
  }
}
