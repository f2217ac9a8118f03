import { describe, expect, it } from 'vitest'
import { hashScript } from './content-security-policy'
import type { Page } from './page'
import { preparePage } from './prepare-page'
import { scriptMarkerHeader } from './trusted-scripts'

const known = 'self.ready=1'
const html = `<!doctype html><script>${known}</script><p>text</p>`
const [, marker = ''] = /nonce-([^']*)/.exec(scriptMarkerHeader['content-security-policy']) ?? []

function prepare(
  body: string,
  { url = '/', status = 200, headers = {} }: Partial<Page> & { url?: string } = {},
) {
  const all = { 'content-type': 'text/html; charset=utf-8', ...headers }
  const page = preparePage({ status, headers: all, body: Buffer.from(body) }, url, new Set([known]))
  return { ...page, text: page.body.toString(), policy: page.headers['content-security-policy'] }
}

describe('a page', () => {
  it('gets a policy with the hashes of its scripts', () => {
    const page = prepare(html)
    expect(page.text).toBe(html)
    expect(page.policy).toContain(hashScript(known))
  })

  it('keeps its status and loses the year that shared caches were allowed, and inner headers', () => {
    const headers = {
      'cache-control': 's-maxage=31536000',
      'x-middleware-rewrite': '/en',
      'x-nextjs-cache': 'HIT',
      'transfer-encoding': 'chunked',
      etag: '"next"',
      link: '</a>; rel=preload',
    }
    const page = prepare(html, { status: 404, headers })
    expect(page.status).toBe(404)
    expect(Object.keys(page.headers).sort()).toEqual([
      ...['cache-control', 'content-security-policy', 'content-type', 'link'],
    ])
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  it('preloads fonts without the marker of scripts', () => {
    const link = `</a.woff2>; rel=preload; as="font"; nonce="${marker}"; type="font/woff2"`
    expect(prepare(html, { headers: { link } }).headers.link).toBe(
      '</a.woff2>; rel=preload; as="font"; type="font/woff2"',
    )
  })

  it('has the status that it names in its head, and only there', () => {
    const named = '<meta name="status" content="404"/>'
    expect(prepare(`<head>${named}</head><body></body>`).status).toBe(404)
    expect(prepare(`<head></head><body>${named}</body>`).status).toBe(200)
    expect(prepare(`<head>${named}</head>`, { url: '/admin' }).status).toBe(200)
  })

  it('says when to ask again where it names that in its head', () => {
    const named = '<meta name="status" content="429"/><meta name="retry-after" content="540"/>'
    const page = prepare(`<head>${named}</head><body></body>`)
    expect([page.status, page.headers['retry-after']]).toEqual([429, '540'])
  })

  it('has forms that lead to other sites if it is of a code only', () => {
    for (const url of ['/q/bcdf2345', '/de/q/bcdf2345/unlock?fault=wrong'])
      expect(prepare(html, { url }).policy).toContain("form-action 'self' https:;")
    expect(prepare(html, { url: '/de/q/bcdf2345' }).headers['x-robots-tag']).toBe('noindex')
    for (const url of ['/contact-us', '/qr-codes-for?x=/q/'])
      expect(prepare(html, { url }).policy).toContain("form-action 'self';")
  })

  it('has the policy of the chat or the admin at their addresses only', () => {
    for (const url of ['/chat-window', '/de/chat-window?a=1'])
      expect(prepare(html, { url }).policy, url).toContain('https://*.tawk.to')
    for (const url of ['/', '/de', '/chat-windows', '/wifi/chat-window', '/administrator'])
      expect(prepare(html, { url }).policy, url).toContain("require-trusted-types-for 'script'")
    expect(prepare(html, { url: '/admin/login' }).policy).toContain("default-src 'self'")
  })

  it.each(['/', '/admin/login', '/chat-window'])(
    'lets only scripts run that Next marked or the build knows: %s',
    (url) => {
      const sent = `<!doctype html><p>Written by a visitor <script>steal()</script>
        <script nonce="guessed">steal(2)</script></p><script>${known}</script>
        <script src="/a.js" nonce="${marker}"></script>
        <script nonce="${marker}">push("${marker}",1)</script>
        <script type="application/ld+json">{"a":1}</script>`
      const page = prepare(sent, { url })
      const [scripts] = /script-src [^;]*/.exec(String(page.policy)) ?? []
      const hidden = '.'.repeat(marker.length)
      const trusted = [known, `push("${hidden}",1)`]
      expect(scripts?.match(/'sha256-[^']+'/g)).toEqual(trusted.map(hashScript))
      expect(scripts).not.toContain('unsafe-inline')
      expect(page.text).toBe(sent.replaceAll(` nonce="${marker}"`, '').replaceAll(marker, hidden))
    },
  )
})

describe('what is no page', () => {
  it('has no policy, as the answer to HEAD has no body', () => {
    expect(prepare('').policy).toBeUndefined()
    const headers = { 'content-type': 'application/json' }
    const data = prepare('{"a":1}', { headers })
    expect([data.text, data.policy]).toEqual(['{"a":1}', undefined])
  })

  it('hides the marker in what is fetched for navigation, at the same length', () => {
    const headers = { 'content-type': 'text/x-component' }
    const data = prepare(`0:["ü","${marker}"]`, { headers })
    expect(data.text).toBe(`0:["ü","${'.'.repeat(marker.length)}"]`)
    expect(data.policy).toBeUndefined()
  })
})
