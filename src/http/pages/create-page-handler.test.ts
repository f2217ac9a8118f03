import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPageHandler } from './create-page-handler'

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown
type Options = Parameters<typeof createPageHandler>[0]

const noRedirects: Options['redirects'] = {
  find: () => undefined,
  findEnd: async () => undefined,
  hasPage: async () => true,
  count: () => {},
}
const servers: Server[] = []
const announceContentChange = vi.fn()
afterEach(() => {
  vi.restoreAllMocks()
  announceContentChange.mockClear()
  for (const server of servers.splice(0)) server.close()
})

const text = (of: string) => `<!doctype html><html lang="en"><p>${`${of} `.repeat(900)}</p>`
/** Headers of Next's response for a page that is the same for everyone. */
const everyone = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=31536000',
}
const oneself = { ...everyone, 'cache-control': 'private, no-store' }

/** Starts a server that uses `handler` in place of Next. */
async function serve(handler: Handler, more: Partial<Options> = {}) {
  const handle = vi.fn(async (request: IncomingMessage, response: ServerResponse) => {
    await handler(request, response)
  })
  const pages = createPageHandler({
    handle,
    knownScripts: new Set(),
    redirects: noRedirects,
    isDatabaseAway: async () => false,
    announceContentChange,
    maxBytes: 10_000_000,
    onError: (response) => response.writeHead(500).end(),
    ...more,
  })
  const server = createServer((request, response) => {
    if (!pages.answerStored(request, response)) pages.answer(request, response)
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sendRequest = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, init)
  return { pages, handle, ask: sendRequest, port }
}

const page: Handler = (_, response) => response.writeHead(200, everyone).end(text('A'))

describe('a page that is the same for everyone', () => {
  it('is asked for once, whatever the query, encoding and method', async () => {
    const { ask, handle } = await serve(page)
    const answers = [
      await ask('/wifi'),
      await ask('/wifi?utm_source=mail'),
      await ask('/wifi', { headers: { 'accept-encoding': 'br' } }),
    ]
    for (const answer of answers) {
      expect(await answer.text()).toBe(text('A'))
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    }
    const [head, first] = [await ask('/wifi', { method: 'HEAD' }), answers[0] as Response]
    expect([head.status, await head.text()]).toEqual([200, ''])
    for (const name of ['etag', 'content-length', 'content-encoding'])
      expect(head.headers.get(name)).toBe(first.headers.get(name))
    // Once for each encoding; Next has stored it.
    expect(handle.mock.calls.length).toBeLessThanOrEqual(2)
  })

  it('has its content also where it was asked for without at first', async () => {
    const { ask } = await serve(async (request, response) => {
      await new Promise(setImmediate)
      if (request.method === 'HEAD') response.writeHead(200, everyone).end()
      else page(request, response)
    })
    expect((await ask('/wifi', { method: 'HEAD' })).headers.get('content-length')).not.toBe('0')
    expect(await (await ask('/wifi')).text()).toBe(text('A'))
  })

  it('is asked for once by many at the same time', async () => {
    let arrived = 0
    let goOn = () => {}
    const allArrived = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const { ask, handle } = await serve(async (request, response) => {
      await allArrived
      page(request, response)
    })
    servers[0]?.on('request', () => {
      arrived += 1
      if (arrived === 100) goOn()
    })
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask('/wifi')))
    expect(handle).toHaveBeenCalledOnce()
    expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(
      new Set([text('A')]),
    )
  })

  it('has an entity tag, of which a browser hears that nothing changed, also after a change', async () => {
    const { ask, handle, pages } = await serve(page)
    const tags = new Set<string | null>()
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding }
      const tag = (await ask('/wifi', { headers })).headers.get('etag') ?? ''
      tags.add(tag)
      const repeated = await ask('/wifi', {
        headers: { ...headers, 'if-none-match': `W/"x", ${tag}` },
      })
      expect([repeated.status, repeated.headers.get('etag')]).toEqual([304, tag])
      expect(repeated.headers.get('content-security-policy')).toBeNull()
      expect((await ask('/wifi', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
    }
    expect(tags.size).toBe(1)
    expect(handle.mock.calls.length).toBeLessThanOrEqual(3)
    await pages.change()
    const [known = ''] = tags
    expect((await ask('/wifi', { headers: { 'if-none-match': known ?? '' } })).status).toBe(304)
  })

  it('becomes smaller once it is asked for again, and browsers keep what they have', async () => {
    const { ask } = await serve((_, response) => {
      const words = Array.from({ length: 4000 }, (__, at) => (at * 2_654_435_761) % 1000)
      response.writeHead(200, everyone).end(words.join(' '))
    })
    const headers = { 'accept-encoding': 'br' }
    const first = await ask('/wifi', { headers })
    const bytes = Number(first.headers.get('content-length'))
    const whole = await first.text()
    await vi.waitFor(async () => {
      const repeated = await ask('/wifi', { headers })
      expect(Number(repeated.headers.get('content-length'))).toBeLessThan(bytes)
      expect(await repeated.text()).toBe(whole)
    })
    const known = { ...headers, 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await ask('/wifi', { headers: known })).status).toBe(304)
  })

  it('is not served after a change, also where it was being drawn from the old content', async () => {
    let content = 'old'
    let goOn = () => {}
    const { ask, pages, handle } = await serve(async (_, response) => {
      const read = content
      if (read === 'old') {
        await new Promise<void>((resolve) => {
          goOn = resolve
        })
      }
      response.writeHead(200, everyone).end(text(read))
    })
    const before = ask('/wifi')
    await vi.waitFor(() => expect(handle).toHaveBeenCalledOnce())
    content = 'new'
    const changed = pages.change()
    expect(await (await ask('/wifi')).text()).toBe(text('new'))
    goOn()
    expect(await (await before).text()).toBe(text('old'))
    await changed
    // Once more after the render of the old content, which Next has stored.
    expect(announceContentChange).toHaveBeenCalledTimes(2)
    expect(await (await ask('/wifi')).text()).toBe(text('new'))
  })

  it('may be a second old where browsers may keep it longer, while it is made again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    let version = 1
    const { ask, pages } = await serve((_, response) => {
      const headers = { 'content-type': 'application/xml', 'cache-control': 'public, max-age=300' }
      response.writeHead(200, headers).end(`<a>${version}</a>`)
    })
    try {
      const read = async () => (await ask('/blog/rss.xml')).text()
      expect(await read()).toBe('<a>1</a>')
      version = 2
      await pages.change()
      expect(await read()).toBe('<a>1</a>')
      await vi.waitFor(async () => expect(await read()).toBe('<a>2</a>'))
      version = 3
      await pages.change()
      vi.setSystemTime(Date.now() + 1001)
      expect(await read()).toBe('<a>3</a>')
    } finally {
      vi.useRealTimers()
    }
  })

  it('gives way to others when there is no more room', async () => {
    const { ask, handle } = await serve(page, { maxBytes: 14_000 })
    for (const path of ['/a', '/b', '/c', '/d', '/e', '/f']) await ask(path)
    handle.mockClear()
    await ask('/f')
    expect(handle).not.toHaveBeenCalled()
    await ask('/a')
    expect(handle).toHaveBeenCalledOnce()
  })
})

describe('what is for one request only', () => {
  it.each([
    ['what Next does not store', 200, oneself],
    ['what is not there', 404, everyone],
    ['what sets a cookie', 200, { ...everyone, 'set-cookie': 'a=b' }],
  ])('is %s, also for those who ask at the same time', async (_, status, headers) => {
    let requestCount = 0
    const { ask } = await serve(async (request, response) => {
      requestCount += 1
      const own = request.headers.cookie
      await vi.waitFor(() => expect(requestCount).toBeGreaterThan(0))
      response.writeHead(status, headers).end(text(own ?? ''))
    })
    const read = async (cookie: string) => {
      const answer = await ask('/wifi?x=1', { headers: { cookie } })
      expect(answer.status).toBe(status)
      return answer.text()
    }
    expect(await Promise.all(['a=1', 'a=2', 'a=3'].map(read))).toEqual(
      ['a=1', 'a=2', 'a=3'].map(text),
    )
    expect(await read('a=4')).toBe(text('a=4'))
  })

  it('is compressed as the browser wants it', async () => {
    const { port } = await serve((_, response) => response.writeHead(200, oneself).end(text('A')))
    const { request } = await import('node:http')
    const headers = { 'accept-encoding': 'gzip' }
    const requestCount = request({ host: '127.0.0.1', port, path: '/q/x', headers }).end()
    const [answer] = (await once(requestCount, 'response')) as [IncomingMessage]
    expect(answer.headers['content-encoding']).toBe('gzip')
    const parts = await answer.toArray()
    expect(gunzipSync(Buffer.concat(parts)).toString()).toBe(text('A'))
  })

  it('ends with an error where Next throws, and the next request is tried again', async () => {
    let isBroken = true
    const { ask } = await serve((request, response) => {
      if (isBroken) throw new Error('broken')
      page(request, response)
    })
    expect((await ask('/wifi')).status).toBe(500)
    isBroken = false
    expect((await ask('/wifi')).status).toBe(200)
  })
})

describe('a moved address', () => {
  const moved = { redirect: { id: '1', to: '/new' }, location: '/new' }

  it('leads on if no page is there, and is counted where someone goes', async () => {
    const count = vi.fn()
    const { ask, handle } = await serve(
      (_, response) => response.writeHead(404, everyone).end(text('none')),
      { redirects: { ...noRedirects, find: () => moved, findEnd: async () => '/newest', count } },
    )
    const headers = { rsc: '1', 'next-router-prefetch': '1' }
    const prefetch = await ask('/old', { redirect: 'manual', headers })
    expect([prefetch.status, prefetch.headers.get('location')]).toEqual([308, '/newest'])
    expect(handle.mock.calls[0]?.[0].headers.rsc).toBeUndefined()
    expect(count).not.toHaveBeenCalled()
    const visit = await ask('/old', { redirect: 'manual' })
    expect([visit.status, visit.headers.get('cache-control')]).toEqual([308, 'private, no-store'])
    expect(count).toHaveBeenCalledOnce()
    const methods = ['GET', 'HEAD', 'HEAD']
    const answers = methods.map((method) => ask('/old', { redirect: 'manual', method }))
    for (const { status } of await Promise.all(answers)) expect(status).toBe(308)
  })

  it('is missing itself if nothing is where it leads to', async () => {
    const count = vi.fn()
    const { ask } = await serve(
      (_, response) => response.writeHead(404, everyone).end(text('none')),
      { redirects: { ...noRedirects, find: () => moved, count } },
    )
    expect((await ask('/old', { redirect: 'manual' })).status).toBe(404)
    expect(count).not.toHaveBeenCalled()
  })

  it('is its own page where there is one, and never taken for its data', async () => {
    const { ask } = await serve(page, {
      redirects: { ...noRedirects, find: () => moved, findEnd: async () => '/new' },
    })
    expect((await ask('/old')).status).toBe(200)
    const data = await ask('/old', { headers: { rsc: '1' } })
    expect(data.headers.get('content-type')).toContain('text/html')
    expect(await data.text()).toBe(text('A'))
  })
})

describe('an address without a page', () => {
  const redirects = { ...noRedirects, hasPage: async (path: string) => path === '/wifi' }
  const unknown: Handler = ({ url }, response) =>
    response.writeHead(404, oneself).end(`<html><h1>Nicht da: ${url}</h1>`)

  it('is answered with a prepared page for its language and kind, which Next renders once', async () => {
    const { ask, handle, pages } = await serve(unknown, { redirects })
    const headers = { accept: 'text/html' }
    for (let number = 0; number < 5; number += 1)
      for (const path of [`/de/a/${number}?b`, `/fr/%20${number}`, `/ja/blog/${number}`]) {
        const answer = await ask(path, { headers })
        expect(answer.status).toBe(404)
        expect(answer.headers.get('cache-control')).toBe('private, no-store')
        expect(await answer.text()).toBe(`<html><h1>Nicht da: ${decodeURI(path)}</h1>`)
      }
    expect(handle).toHaveBeenCalledTimes(3)
    const other = await ask('/it/xyz', { headers: { accept: '*/*' } })
    expect([other.status, await other.text()]).toEqual([404, '<html><h1>Nicht da: /it/xyz</h1>'])
    expect(handle).toHaveBeenCalledTimes(4)
    await pages.change()
    await ask('/de/a/b', { headers })
    expect(handle).toHaveBeenCalledTimes(5)
  })

  it('is answered alike for the router of Next, which then navigates to it', async () => {
    const { ask } = await serve(unknown, { redirects })
    const answer = await ask('/none', { headers: { rsc: '1' } })
    expect([answer.status, await answer.text()]).toEqual([404, '<html><h1>Nicht da: /none</h1>'])
  })

  it('is left to Next if the path is to be redirected, or if the database is away', async () => {
    const { ask, handle } = await serve(unknown, {
      redirects: {
        ...redirects,
        hasPage: async (path) => {
          if (path === '/away') throw new Error('The database is away')
          return false
        },
      },
    })
    for (const [path, headers] of [
      ['/wifi/', {}],
      ['/away', {}],
    ] as const)
      await ask(path, { headers })
    expect(handle).toHaveBeenCalledTimes(2)
  })
})

it('answers 503 while too many pages are being rendered, and goes on with what is stored', async () => {
  let goOn = () => {}
  const rendered = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const { ask, handle } = await serve(async (request, response) => {
    if (request.url !== '/stored') await rendered
    page(request, response)
  })
  await (await ask('/stored')).text()
  // Two are rendered, 100 wait.
  const answers = Array.from({ length: 103 }, (_, index) => ask(`/page-${index}`))
  const refused = await Promise.race(answers)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(handle).toHaveBeenCalledTimes(3)
  expect((await ask('/stored')).status).toBe(200)
  goOn()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(102)
})

describe('a page that Next cannot make', () => {
  const bare = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>'
  const headers = { accept: 'text/html' }
  const handler = (isDown: () => boolean): Handler => {
    return (request, response) => {
      const isOwn = request.url?.endsWith('/errors/failure') && !isDown()
      response.writeHead(isOwn ? 200 : 500, oneself)
      response.end(isOwn ? `<html><h1>Kaputt: ${request.url}</h1>` : bare)
    }
  }

  it('is replaced by our own page, also once that cannot be made any more', async () => {
    let isDown = false
    const { ask, pages, port } = await serve(handler(() => isDown))
    const answer = await ask('/de/blog?a', { headers })
    expect([answer.status, await answer.text()]).toEqual([500, '<html><h1>Kaputt: /de/blog?a</h1>'])
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.has('retry-after')).toBe(false)
    expect(await (await ask('/de/blog', { headers: { accept: '*/*' } })).text()).toBe(bare)
    isDown = true
    expect(await (await ask('/de/blog', { headers })).text()).toContain('Kaputt: /de/blog')
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    expect(await (await ask('/fr/blog', { headers })).text()).toBe(bare)
    expect(logged).toHaveBeenCalledOnce()
    isDown = false
    await pages.prepareFailurePages(port)
    isDown = true
    expect(await (await ask('/fr/blog', { headers })).text()).toContain('Kaputt: /fr/blog')
  })

  it('says when to try again while the database is away', async () => {
    const { ask } = await serve(
      (request, response) => {
        if (request.url === '/sitemap.xml') response.writeHead(500).end()
        else handler(() => false)(request, response)
      },
      { isDatabaseAway: async () => true },
    )
    const map = await ask('/sitemap.xml', { headers })
    expect([map.status, await map.text()]).toEqual([503, '<html><h1>Kaputt: /sitemap.xml</h1>'])
    for (const accept of ['text/html', 'application/rss+xml']) {
      const answer = await ask('/de/blog', { headers: { accept } })
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
  })
})
