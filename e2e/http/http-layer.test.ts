import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { fetchPage, fetchPath, siteUrl } from './fetch-page'
import { sendLines, sendRequest } from './send-request'

it('answers health and readiness', async () => {
  expect((await fetchPath('/healthz')).status).toBe(200)
  const ready = await fetchPath('/readyz')
  expect(ready.status).toBe(200)
  expect(ready.headers.get('cache-control')).toBe('no-store')
  expect(ready.headers.get('content-type')).toBe('text/plain; charset=utf-8')
})

it.each(['/', '/de/wifi', '/features', '/does/not/exist'])(
  'sends the security headers with every page: %s',
  async (path) => {
    const { headers } = await fetchPath(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'self' [^;]*'sha256-/)
    expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe-inline')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    for (const name of ['x-powered-by', 'critical-ch', 'set-cookie']) {
      expect(headers.has(name), name).toBe(false)
    }
  },
)

it('answers an unchanged page without a policy that would replace its own', async () => {
  const address = new URL('/features', siteUrl()).href
  const { headers } = await sendRequest(address)
  // `fetch` would add `cache-control: no-cache`.
  const revalidated = await sendRequest(address, { 'if-none-match': headers.get('etag') as string })
  expect(revalidated.status).toBe(304)
  expect(revalidated.headers.has('content-security-policy')).toBe(false)
})

it('compresses scripts and lets browsers cache them for ever', async () => {
  const { find } = await fetchPage('/')
  const script = find('[src^="/_next/static/"][src$=".js"]')?.getAttribute('src') ?? ''
  const answer = await fetchPath(script, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('cache-control')).toContain('immutable')
})

it('compresses drawn codes, site maps and feeds', async () => {
  const { find } = await fetchPage('/qr-codes-in-marketing')
  const code = find('img[src*="/pictures/codes/"]')?.getAttribute('src') ?? ''
  expect(code).not.toBe('')
  for (const path of [code, '/sitemap/en-1.xml', '/blog/rss.xml']) {
    const answer = await fetchPath(path, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-encoding'), path).toBe('br')
  }
})

it.each([
  '/api/users',
  '/api/messages',
  '/api/codes',
  '/api/reports',
  '/api/posts/versions',
  '/api/posts?locale=en&where[author.sessions.id][like]=a',
  '/api/media?locale=en',
  '/api/globals/site?locale=en',
])('does not publish what the database contains: %s', async (path) => {
  const answer = await fetchPath(path)
  expect(answer.status).toBe(403)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it('creates no account for strangers, and none for other sites', async () => {
  const register = (headers: Record<string, string> = {}) =>
    fetchPath('/api/users/first-register', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ name: 'A', email: 'a@example.com', password: 'seven quiet herons' }),
    })
  expect((await register()).status).toBe(403)
  const foreign = await register({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })
  expect(await foreign.json()).toMatchObject({
    errors: [{ message: expect.stringContaining('other sites') }],
  })
})

it('tells nobody how it marks its own scripts', async () => {
  for (const [path, headers] of [
    ['/', {}],
    ['/de/wifi', {}],
    ['/', { rsc: '1' }],
    ['/admin/login', {}],
    ['/admin/set-up', { rsc: '1' }],
  ] as const) {
    const answer = await fetchPath(path, { headers })
    const text = JSON.stringify([...answer.headers]) + (await answer.text())
    expect(text, path).not.toMatch(/nonce(?:=|-|\\*":)\\*["']?[\w-]{8}/)
    expect(text, path).not.toContain('x-middleware')
  }
})

it('lets the admin run no other inline scripts than its own', async () => {
  const policy = (await fetchPath('/admin/login')).headers.get('content-security-policy')
  expect(policy).toMatch(/script-src 'self' 'sha256-/)
  expect(policy).not.toMatch(/script-src [^;]*unsafe/)
})

it('names a contact for security reports', async () => {
  const answer = await fetchPath('/.well-known/security.txt')
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(await answer.text()).toContain('/contact-us')
})

it.each([
  ['a length and chunks', 'content-length: 5\r\ntransfer-encoding: chunked'],
  ['two lengths', 'content-length: 5\r\ncontent-length: 50'],
  ['a length that is no number', 'content-length: +5'],
  ['chunks that are coded again', 'transfer-encoding: chunked, gzip'],
  ['a space before a colon', 'content-length : 5'],
])('does not take a request with %s for two', async (_, framing) => {
  const { hostname, port } = new URL(siteUrl())
  const socket = connect(Number(port), hostname)
  const second = 'GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'
  socket.end(`POST /contact-messages HTTP/1.1\r\nhost: a\r\n${framing}\r\n\r\n0\r\n\r\n${second}`)
  const answers = await text(socket)
  expect(answers).toMatch(/^HTTP\/1\.1 400 /)
  expect(answers.match(/HTTP\/1\.1 /g)).toHaveLength(1)
})

it.each([
  ['/_next/../admin', 400],
  ['/_next/%2e%2e/admin', 400],
  ['/_next/%252e%252e/admin', 400],
  ['/_next\\..\\admin', 400],
  ['//admin', 308],
  ['/admin%2Flogin', 404],
  ['/_next/data/x/admin.json', 400],
  ['/%61dmin/login', 200],
])('reads the path %s like everything behind it', async (target, status) => {
  const { host } = new URL(siteUrl())
  const answer = await sendLines(siteUrl(), `GET ${target} HTTP/1.1`, `Host: ${host}`)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

it('shows the admin on the main host only', async () => {
  const { hostname, port } = new URL(siteUrl())
  const ask = (target: string, host: string) =>
    sendLines(siteUrl(), `GET ${target} HTTP/1.1`, `Host: ${host}`)
  expect(await ask('/admin/login', `${hostname.toUpperCase()}.:${port}`)).toMatch(
    /^HTTP\/1\.1 200 /,
  )
  for (const path of ['/admin/login', '/api/users/me'])
    for (const host of ['evil.example', '127.0.0.2'])
      expect(await ask(path, host), path).toMatch(/^HTTP\/1\.1 421 /)
  for (const path of ['/', '/wifi', '/q/menu'])
    expect(await ask(path, 'evil.example'), path).toMatch(/^HTTP\/1\.1 421 /)
  expect(await sendLines(siteUrl(), 'GET /admin/login HTTP/1.0')).toMatch(/^HTTP\/1\.1 421 /)
  expect(await sendLines(siteUrl(), 'GET /healthz HTTP/1.0')).toMatch(/^HTTP\/1\.1 200 /)
})

it.each(['host', 'x-forwarded-host', 'forwarded'])(
  'repeats no name of the site from %s',
  async (name) => {
    const headers = { [name]: name === 'forwarded' ? 'host=evil.example' : 'evil.example' }
    for (const path of [
      '/',
      '/blog/rss.xml',
      '/sitemap.xml',
      '/robots.txt',
      '/qr-code-generator',
      '/does/not/exist',
      '/admin',
      '/admin/login',
      '/.well-known/security.txt',
    ]) {
      const answer = await sendRequest(new URL(path, siteUrl()).href, headers)
      const whole = JSON.stringify([...answer.headers]) + (await answer.text())
      expect(whole, path).not.toContain('evil.example')
    }
  },
)
