import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import compression from 'compression'
import { afterEach, describe, expect, it } from 'vitest'
import { hashScript } from './content-security-policy'
import { securePages } from './secure-pages'
import { scriptMarkerHeader } from './trusted-scripts'

const known = 'self.ready=1'
const html = `<!doctype html><script>${known}</script><p>${'text '.repeat(400)}</p>`
const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function answer(
  listener: RequestListener,
  path = '/',
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const compress = compression()
  const server = createServer((request, response) => {
    compress(request as never, response as never, () => {
      securePages(request, response, new Set([known]))
      listener(request, response)
    })
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return fetch(`http://127.0.0.1:${port}${path}`, { headers, method })
}

describe('securePages', () => {
  it.each<[string, RequestListener]>([
    [
      'sent at once',
      (_, response) => {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(html)
      },
    ],
    [
      'written in pieces after writeHead',
      (_, response) => {
        response.writeHead(404, { 'content-type': 'text/html' })
        response.write(html.slice(0, 30))
        response.write(Buffer.from(html.slice(30)))
        response.end()
      },
    ],
  ])('gives a page %s a policy with the hashes of its scripts', async (_, listener) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const page = await answer(listener, '/', { 'accept-encoding': encoding })
      expect(await page.text()).toBe(html)
      expect(page.headers.get('content-security-policy')).toContain(hashScript(known))
      expect(page.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    }
  })

  it('keeps the status and takes the year that shared caches were allowed', async () => {
    const page = await answer((_, response) => {
      response.writeHead(404, { 'content-type': 'text/html', 'cache-control': 's-maxage=31536000' })
      response.end(html)
    })
    expect(page.status).toBe(404)
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  it('gives a page the status that it names in its head, and only there', async () => {
    const named = '<meta name="status" content="404"/>'
    const send = (page: string) =>
      answer((_, response) => {
        response.setHeader('content-type', 'text/html')
        response.end(page)
      })
    expect((await send(`<head>${named}</head><body></body>`)).status).toBe(404)
    expect((await send(`<head></head><body>${named}</body>`)).status).toBe(200)
  })

  it('says when to ask again where a page names that in its head', async () => {
    const named = '<meta name="status" content="429"/><meta name="retry-after" content="540"/>'
    const page = await answer((_, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(`<head>${named}</head><body></body>`)
    })
    expect(page.status).toBe(429)
    expect(page.headers.get('retry-after')).toBe('540')
  })

  it('lets forms lead to other sites from the pages of codes only', async () => {
    const policyOf = async (path: string) => {
      const page = await answer((_, response) => {
        response.setHeader('content-type', 'text/html')
        response.end(html)
      }, path)
      return page.headers.get('content-security-policy')
    }
    for (const path of ['/q/bcdf2345', '/de/q/bcdf2345/unlock?fault=wrong']) {
      expect(await policyOf(path)).toContain("form-action 'self' https:;")
    }
    for (const path of ['/contact-us', '/qr-codes-for?x=/q/']) {
      expect(await policyOf(path)).toContain("form-action 'self';")
    }
  })

  it('answers HEAD with the headers of the page and no policy', async () => {
    const page = await answer(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 's-maxage=60' })
        response.end()
      },
      '/',
      {},
      'HEAD',
    )
    expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(page.headers.get('content-security-policy')).toBeNull()
  })

  it('gives no policy to a 304 and to what is not a page', async () => {
    const unchanged = await answer((_, response) => {
      response.statusCode = 304
      response.end()
    })
    expect(unchanged.status).toBe(304)
    expect(unchanged.headers.get('content-security-policy')).toBeNull()
    const data = await answer((_, response) => {
      response.setHeader('content-type', 'application/json')
      response.end('{"a":1}')
    })
    expect(await data.json()).toEqual({ a: 1 })
    expect(data.headers.get('content-security-policy')).toBeNull()
  })

  it.each(['/', '/admin/login', '/chat-window'])(
    'lets only scripts run that Next marked or the build knows: %s',
    async (path) => {
      const [, nonce] = /'(nonce-.*)'/.exec(scriptMarkerHeader['content-security-policy']) ?? []
      const marker = nonce?.replace('nonce-', '') ?? ''
      const sent = `<!doctype html><p>Written by a visitor <script>steal()</script>
        <script nonce="guessed">steal(2)</script></p><script>${known}</script>
        <script src="/a.js" nonce="${marker}"></script>
        <script nonce="${marker}">push("${marker}",1)</script>
        <script type="application/ld+json">{"a":1}</script>`
      const page = await answer((_, response) => {
        response.setHeader('content-type', 'text/html')
        response.end(sent)
      }, path)
      const [scripts] =
        /script-src [^;]*/.exec(page.headers.get('content-security-policy') ?? '') ?? []
      const hidden = '.'.repeat(marker.length)
      const trusted = [known, `push("${hidden}",1)`]
      expect(scripts?.match(/'sha256-[^']+'/g)).toEqual(trusted.map(hashScript))
      expect(scripts).not.toContain('unsafe-inline')
      expect(await page.text()).toBe(
        sent.replaceAll(` nonce="${marker}"`, '').replaceAll(marker, hidden),
      )
    },
  )

  it('hides the marker in what is fetched for navigation, at the same length', async () => {
    const [, marker = ''] =
      /nonce-([^']*)/.exec(scriptMarkerHeader['content-security-policy']) ?? []
    const data = await answer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/x-component' })
      response.write(`0:["ü","${marker.slice(0, 5)}`)
      response.end(`${marker.slice(5)}"]`)
    })
    expect(await data.text()).toBe(`0:["ü","${'.'.repeat(marker.length)}"]`)
    expect(data.headers.get('content-security-policy')).toBeNull()
  })

  it('takes for the admin only what lies below its path', async () => {
    const page = await answer((_, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(html)
    }, '/administrator')
    expect(page.headers.get('content-security-policy')).toContain(hashScript(known))
  })

  it('gives the document of the chat a policy of its own, and no page beside it', async () => {
    const policyOf = async (path: string) => {
      const page = await answer((_, response) => {
        response.setHeader('content-type', 'text/html')
        response.end(html)
      }, path)
      return page.headers.get('content-security-policy')
    }
    for (const path of ['/chat-window', '/de/chat-window?a=1']) {
      expect(await policyOf(path), path).toContain('https://*.tawk.to')
    }
    for (const path of ['/', '/de', '/chat-windows', '/wifi/chat-window']) {
      expect(await policyOf(path), path).toContain("require-trusted-types-for 'script'")
    }
  })
})
