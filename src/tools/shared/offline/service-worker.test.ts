import { runInNewContext } from 'node:vm'
import { beforeEach, expect, it } from 'vitest'
import { writeServiceWorker } from '@/http/write-service-worker'

const origin = 'https://example.com'

/** Implements the part of the Cache API that the worker uses. */
class FakeCache {
  entries = new Map<string, Response>()
  #url = (key: string | { url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, origin).href
  match = async (key: string | { url: string }) => this.entries.get(this.#url(key))?.clone()
  put = async (key: string | { url: string }, answer: Response) =>
    void this.entries.set(this.#url(key), answer)
  delete = async (key: string | { url: string }) => this.entries.delete(this.#url(key))
  keys = async () => [...this.entries.keys()].map((url) => ({ url }))
  has = (path: string) => this.entries.has(origin + path)
}

let stores: Map<string, FakeCache>
/** Responses of the server by path, and the requested paths. */
let served: Record<string, string>
let requested: string[]

async function fetchServed(request: string | { url: string }): Promise<Response> {
  const { pathname } = new URL(typeof request === 'string' ? request : request.url, origin)
  requested.push(pathname)
  const body = served[pathname]
  if (body === undefined) throw new TypeError('Failed to fetch')
  return Object.defineProperty(new Response(body), 'type', { value: 'basic' })
}

/** The worker of a build; `tell` is a message of a page, and `visit` a navigation. */
function start(build: string) {
  const listeners: Record<string, (event: object) => void> = {}
  const caches = {
    open: async (name: string) => {
      const store = stores.get(name) ?? new FakeCache()
      stores.set(name, store)
      return store
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  }
  const self = {
    location: { origin },
    clients: { claim: async () => {} },
    skipWaiting: () => {},
    addEventListener: (type: string, listen: (event: object) => void) => {
      listeners[type] = listen
    },
  }
  const globals = { self, caches, fetch: fetchServed, Response, URL, File, setTimeout }
  runInNewContext(writeServiceWorker(build), globals)
  const dispatch = async (type: string, event: object) => {
    const waited: unknown[] = []
    const waitUntil = (work: unknown) => waited.push(work)
    listeners[type]?.({ ...event, waitUntil, respondWith: waitUntil })
    return (await Promise.all(waited))[0]
  }
  return {
    activate: () => dispatch('activate', {}),
    tell: (data: object, ports?: readonly object[]) => dispatch('message', { data, ports }),
    visit: (path: string) =>
      dispatch('fetch', {
        request: { url: origin + path, method: 'GET', mode: 'navigate', headers: new Headers() },
      }) as Promise<Response | undefined>,
  }
}

const words = { lang: 'de', title: 'Offline', text: 'Diese:', addresses: ['/de/wifi', '/de/text'] }
const page = (name: string, script: string) =>
  `<title>${name}</title><script src="/_next/static/${script}"></script>`
const tools = { addresses: ['/de/wifi', '/de/text'], files: ['/messages/de.json'] }

beforeEach(() => {
  stores = new Map()
  requested = []
  served = {
    '/de/wifi': page('WLAN', 'wifi-1.js'),
    '/de/text': page('Text', 'text-1.js'),
    '/en-page': page('English', 'en.js'),
    '/builds/one.json': '{"toolFiles":["/_next/static/later-1.js"]}',
    '/messages/de.json': '{}',
    '/_next/static/wifi-1.js': '',
    '/_next/static/text-1.js': '',
    '/_next/static/later-1.js': '',
    '/_next/static/en.js': '',
  }
})

it('keeps every page and file of the tools, each once', async () => {
  const worker = start('one')
  await worker.tell({ keepTools: tools })
  const files = stores.get('files-1')
  for (const name of ['wifi-1', 'text-1', 'later-1']) {
    expect(files?.has(`/_next/static/${name}.js`), name).toBe(true)
  }
  expect(stores.get('pages-1')?.has('/de/text')).toBe(true)
  requested.length = 0
  await worker.tell({ keepTools: tools })
  expect(requested).toEqual([])
})

it('keeps the tools again for a new build, and the files of the one before for old tabs', async () => {
  await start('one').tell({ keepTools: tools })
  served['/de/wifi'] = page('WLAN', 'wifi-2.js')
  served['/builds/two.json'] = '{"toolFiles":["/_next/static/later-2.js"]}'
  served['/_next/static/wifi-2.js'] = ''
  served['/_next/static/later-2.js'] = ''
  const worker = start('two')
  await worker.activate()
  await worker.tell({ keepTools: tools })
  const files = stores.get('files-1')
  for (const name of ['wifi-1', 'later-1', 'wifi-2', 'later-2']) {
    expect(files?.has(`/_next/static/${name}.js`), name).toBe(true)
  }
  const cached = await stores.get('pages-1')?.match('/de/wifi')
  expect(await cached?.text()).toContain('wifi-2.js')
})

it('begins again where the connection was lost half-way', async () => {
  const lost = served['/_next/static/later-1.js'] as string
  delete served['/_next/static/later-1.js']
  const worker = start('one')
  const reports: object[] = []
  const port = { postMessage: (report: object) => reports.push(report) }
  await worker.tell({ keepTools: tools }, [port])
  expect(stores.get('files-1')?.has('/offline-tools')).toBe(false)
  served['/_next/static/later-1.js'] = lost
  await worker.tell({ keepTools: tools }, [port])
  expect(stores.get('files-1')?.has('/offline-tools')).toBe(true)
  expect(reports).toEqual([{ isStored: false }, { isStored: true }])
})

it('retains the files of the tools when others are deleted, and fetches lost ones', async () => {
  const worker = start('one')
  await worker.tell({ keepTools: tools })
  const files = stores.get('files-1')
  for (let old = 0; old < 800; old += 1)
    await files?.put(`/_next/static/old-${old}.js`, new Response(''))
  await worker.tell({ keep: { page: '/en-page', files: [], words } })
  expect(files?.has('/_next/static/later-1.js')).toBe(true)
  expect(files?.entries.size).toBeLessThan(720)
  await files?.delete('/_next/static/later-1.js')
  await worker.tell({ keepTools: tools })
  expect(files?.has('/_next/static/later-1.js')).toBe(true)
})

it('leads to the kept tools of the language last used, in their order', async () => {
  const worker = start('one')
  await worker.tell({ keep: { page: '/en-page', files: [], words } })
  await worker.tell({ keepTools: tools })
  served = {}
  const answer = await worker.visit('/somewhere')
  expect(answer?.status).toBe(503)
  const html = (await answer?.text()) ?? ''
  expect(html).toContain('<html lang="de">')
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/de/wifi',
    '/de/text',
  ])
})
