import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { openRedirects } from '../redirects/open-redirects'
import { redirectPage } from '../redirects/redirect-page'
import { collectAnswer } from './collect-answer'
import { chooseEncoding, type Encoding } from './encode-body'
import { openFailurePages } from './open-failure-pages'
import { isRouteData, makeUnavailable, type Page } from './page'
import { asksForRouteData, findPageKey } from './page-key'
import { openPageStore } from './page-store'
import { preparePage } from './prepare-page'
import { findErrorPath, isBarePage, replaceBarePage } from './replace-bare-page'
import { scriptMarkerHeader } from './trusted-scripts'
import { makeReady, type Ready, writePage, writeReady } from './write-page'

type Options = {
  /** Next. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** The texts of the inline scripts that our own pages contain. */
  knownScripts: ReadonlySet<string>
  redirects: Pick<Awaited<ReturnType<typeof openRedirects>>, 'find' | 'count'>
  isDatabaseAway: () => Promise<boolean>
  maxBytes: number
  onError: (response: ServerResponse, cause: unknown) => void
}

/** What one request makes of a page, for which others that ask for the same wait. */
type Flight = {
  generation: number
  /** Hash of Next's answer. */
  source: Promise<string>
  page: () => Promise<Page>
  ready: (encoding: Encoding) => Promise<Ready>
}

/** What Next's router asks for besides whole pages. */
const routerHeaders = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]
const conditions = ['if-none-match', 'if-modified-since']

type Wish = { encoding: Encoding; isHead: boolean }

/**
 * Answers requests for pages: from memory where the answer may be the same for everyone, else by
 * Next, whose answer is taken whole and completed.
 */
export function openPages({
  handle,
  knownScripts,
  redirects,
  isDatabaseAway,
  maxBytes,
  onError,
}: Options) {
  const failurePages = openFailurePages()
  const store = openPageStore(maxBytes)
  const flights = new Map<string, Flight>()
  const asking = new Set<Promise<Page>>()

  /** Has Next answer a request; what it answered, and how to make our page of it. */
  function askNext(request: IncomingMessage): {
    answer: Promise<Page>
    complete: (answer: Page) => Promise<Page>
  } {
    // Only a whole page has a status and a policy. Next reads the method at any time.
    if (request.method === 'HEAD') request.method = 'GET'
    const { headers, method, url = '/' } = request
    const isPrefetch = 'next-router-prefetch' in headers || 'sec-purpose' in headers
    const isDocument = method === 'GET' && headers.accept?.includes('text/html')
    const moved = method === 'GET' ? redirects.find(url) : undefined
    // Only a whole page has a status. Next's router follows redirects, and where it gets a page it
    // navigates to that.
    for (const name of moved ? [...routerHeaders, ...conditions] : conditions) delete headers[name]
    Object.assign(headers, scriptMarkerHeader)
    const answer = collectAnswer(request, handle)
    asking.add(answer)
    const forget = () => asking.delete(answer)
    answer.then(forget, forget)

    const complete = async (raw: Page): Promise<Page> => {
      const isAway = raw.status >= 500 && (await isDatabaseAway())
      const page = preparePage(isAway ? makeUnavailable(raw) : raw, url, knownScripts)
      if (moved && page.status === 404) {
        if (!isPrefetch) redirects.count(moved.redirect)
        return redirectPage(page, moved.location)
      }
      if (!isDocument || !(isBarePage(page) || (isAway && page.body.length === 0))) return page
      const ownPath = findErrorPath(page.status, url, headers.host)
      try {
        const own = await failurePages.fetch(request.socket.localPort, headers.host, ownPath)
        return replaceBarePage(page, own, ownPath, url)
      } catch (cause) {
        console.error('The page for failures could not be had', cause)
        return page
      }
    }
    return { answer, complete }
  }

  async function answerAlone(
    request: IncomingMessage,
    response: ServerResponse,
    { encoding, isHead }: Wish,
  ): Promise<void> {
    const { answer, complete } = askNext(request)
    await writePage(response, await complete(await answer), { encoding, isHead })
  }

  function takeOff(key: string, request: IncomingMessage): Flight {
    const { url = '/' } = request
    const { answer, complete } = askNext(request)
    const page = once(() => answer.then(complete))
    const readies = new Map<Encoding, Promise<Ready>>()
    const flight: Flight = {
      generation: store.generation(),
      source: answer.then(hashPage),
      page,
      ready: (encoding) => {
        const ready =
          readies.get(encoding) ?? page().then((whole) => makeReady(whole, url, encoding))
        readies.set(encoding, ready)
        return ready
      },
    }
    flights.set(key, flight)
    return flight
  }

  function land(key: string, flight: Flight): void {
    if (flights.get(key) === flight) flights.delete(key)
  }

  /** What everyone may be answered; undefined if this page is one for each request. */
  async function makeShared(
    key: string,
    encoding: Encoding,
    flight: Flight,
  ): Promise<Ready | undefined> {
    const { generation } = flight
    const source = await flight.source
    const known = store.renew(key, encoding, { source, generation })
    if (known) return known
    if (!isShareable(await flight.page(), key)) return undefined
    const ready = await flight.ready(encoding)
    store.put(key, encoding, { ready, source, generation })
    return ready
  }

  async function answerShared(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    { encoding, isHead }: Wish,
  ): Promise<void> {
    const known = request.headers['if-none-match']
    const joined = flights.get(key)
    const flight = joined ?? takeOff(key, request)
    try {
      const ready = await makeShared(key, encoding, flight)
      if (ready) {
        writeReady(response, ready, { known, isHead })
      } else if (joined) {
        await answerAlone(request, response, { encoding, isHead })
      } else {
        await writePage(response, await flight.page(), { encoding, isHead })
      }
    } finally {
      if (!joined) land(key, flight)
    }
  }

  return {
    prepareFailurePages: failurePages.prepare,
    /** Answers from memory; returns whether it could. */
    answerStored: (request: IncomingMessage, response: ServerResponse): boolean => {
      const key = findPageKey(request)
      if (key === undefined) return false
      const encoding = readEncoding(request)
      const stored = store.find(key, encoding)
      if (!stored) return false
      const known = request.headers['if-none-match']
      writeReady(response, stored.ready, { known, isHead: request.method === 'HEAD' })
      if (!stored.isFresh && !flights.has(key)) {
        const flight = takeOff(key, request)
        const end = () => land(key, flight)
        makeShared(key, encoding, flight).then(end, end)
      }
      return true
    },
    answer: (request: IncomingMessage, response: ServerResponse): void => {
      const key = findPageKey(request)
      const wish = { encoding: readEncoding(request), isHead: request.method === 'HEAD' }
      const answered =
        key === undefined
          ? answerAlone(request, response, wish)
          : answerShared(key, request, response, wish)
      answered.catch((cause: unknown) => onError(response, cause))
    },
    /**
     * Serves nothing any more that was made before a change of content. `forget` has Next forget what
     * the change concerns.
     */
    change: async (forget: () => Promise<void>): Promise<void> => {
      const outdate = () => {
        store.outdate()
        flights.clear()
      }
      outdate()
      const before = [...asking]
      await forget()
      outdate()
      if (before.length === 0) return
      // What was being drawn may have read the old content, and Next stores it as new.
      await Promise.allSettled(before)
      await forget()
      outdate()
    },
  }
}

/** Whether Next answers everyone so. Instead of data it sends a whole page at a moved address. */
function isShareable(page: Page, key: string): boolean {
  const isAsked = isRouteData(page) === asksForRouteData(key)
  const isPublic = String(page.headers['cache-control']).includes('public')
  return page.status === 200 && isPublic && isAsked && page.headers['set-cookie'] === undefined
}

function hashPage({ status, headers, body }: Page): string {
  const { date: _, 'x-nextjs-cache': __, ...lasting } = headers
  return createHash('sha256')
    .update(`${status} ${JSON.stringify(lasting)}`)
    .update(body)
    .digest('base64')
}

function readEncoding({ headers }: IncomingMessage): Encoding {
  return chooseEncoding(headers['accept-encoding'] as string | undefined)
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined
  return () => {
    made ??= make()
    return made
  }
}
