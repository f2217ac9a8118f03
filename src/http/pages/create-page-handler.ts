import type { IncomingMessage, ServerResponse } from 'node:http'
import { createPageRenderer, type PageRendererOptions } from './create-page-renderer'
import { chooseEncoding, type Encoding } from './encode-body'
import { isRouteData, type Page } from './page'
import { findPageKey, isCodePageKey, isRouteDataKey, openPageStore } from './page-store'
import { makeReady, type Ready, writePage, writeReady } from './write-page'

type Options = PageRendererOptions & {
  maxBytes: number
  /** Makes Next forget what it has rendered of the former content. */
  announceContentChange: () => void
  onError: (response: ServerResponse, cause: unknown) => void
}

/** One rendering of a page, which all requests for the same page share. */
type SharedRender = {
  generation: number
  page: Promise<Page>
  ready: (encoding: Encoding) => Promise<Ready>
}

/** The form in which a client requests a page. */
type Form = { encoding: Encoding; isHead: boolean }

/**
 * Answers requests for pages: from memory if the page is the same for everyone, otherwise with Next's
 * response, which is captured whole and completed.
 */
export function createPageHandler({
  maxBytes,
  announceContentChange,
  onError,
  ...options
}: Options) {
  const { render, listRunning, prepareFailurePages, outdateFailurePages } =
    createPageRenderer(options)
  const store = openPageStore(maxBytes)
  const shared = new Map<string, SharedRender>()

  async function answerAlone(
    request: IncomingMessage,
    response: ServerResponse,
    form: Form,
    isShared = false,
  ): Promise<void> {
    await writePage(response, await render(request, isShared), form)
  }

  function startShared(key: string, request: IncomingMessage): SharedRender {
    const started = shareRender(render(request, true), request.url ?? '/', store.generation())
    shared.set(key, started)
    return started
  }

  function endShared(key: string, render: SharedRender): void {
    if (shared.get(key) === render) shared.delete(key)
  }

  async function answerShared(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    form: Form,
  ): Promise<void> {
    const known = request.headers['if-none-match']
    const joined = shared.get(key)
    const render = joined ?? startShared(key, request)
    try {
      const ready = await makeStored(store, key, form.encoding, render)
      if (ready) writeReady(response, ready, { known, isHead: form.isHead })
      else if (joined) await answerAlone(request, response, form, true)
      else await writePage(response, await render.page, form)
    } finally {
      if (!joined) endShared(key, render)
    }
  }

  function beginGeneration(): void {
    store.outdate()
    outdateFailurePages()
    shared.clear()
    announceContentChange()
  }

  return {
    prepareFailurePages,
    /** Answers from memory. Returns whether the page was stored. */
    answerStored: (request: IncomingMessage, response: ServerResponse): boolean => {
      const key = findPageKey(request)
      if (key === undefined) return false
      const { encoding, isHead } = readForm(request)
      const stored = store.find(key, encoding)
      if (!stored) return false
      writeReady(response, stored.ready, { known: request.headers['if-none-match'], isHead })
      if (!stored.isFresh && !shared.has(key)) {
        const render = startShared(key, request)
        const end = () => endShared(key, render)
        makeStored(store, key, encoding, render).then(end, end)
      }
      return true
    },
    answer: (request: IncomingMessage, response: ServerResponse): void => {
      const key = findPageKey(request)
      const form = readForm(request)
      const answered =
        key === undefined
          ? answerAlone(request, response, form)
          : answerShared(key, request, response, form)
      answered.catch((cause: unknown) => onError(response, cause))
    },
    /** Begins a new generation after a change of content. */
    change: async (): Promise<void> => {
      beginGeneration()
      const before = listRunning()
      if (before.length === 0) return
      // These may contain the old content, and Next answers requests for the same page with them.
      await Promise.allSettled(before)
      beginGeneration()
    },
  }
}

function shareRender(page: Promise<Page>, url: string, generation: number): SharedRender {
  const readies = new Map<Encoding, Promise<Ready>>()
  return {
    generation,
    page,
    ready: (encoding) => {
      const ready = readies.get(encoding) ?? page.then((whole) => makeReady(whole, url, encoding))
      readies.set(encoding, ready)
      return ready
    },
  }
}

/** The page that is stored for everyone; undefined if this page differs by request. */
async function makeStored(
  store: ReturnType<typeof openPageStore>,
  key: string,
  encoding: Encoding,
  render: SharedRender,
): Promise<Ready | undefined> {
  if (!isShareable(await render.page, key)) return undefined
  const ready = await render.ready(encoding)
  store.put(key, encoding, { ready, generation: render.generation })
  return ready
}

/** Whether a page is the same for everyone. Next sends a whole page instead of data after a move. */
function isShareable(page: Page, key: string): boolean {
  const isRequestedPart = isRouteData(page) === isRouteDataKey(key)
  const isLasting = isCodePageKey(key)
    ? page.status < 500
    : page.status === 200 && String(page.headers['cache-control']).includes('public')
  return isLasting && isRequestedPart && page.headers['set-cookie'] === undefined
}

function readForm({ headers, method }: IncomingMessage): Form {
  const encoding = chooseEncoding(headers['accept-encoding'] as string | undefined)
  return { encoding, isHead: method === 'HEAD' }
}
