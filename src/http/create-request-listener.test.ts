import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRequestListener } from './create-request-listener'
import { findPlaceOnDomain, leaveDomain } from './scans/leave-domain'

const ownDomain = 'go.cafe.example'
const answerAsNext = async ({ url, headers }: IncomingMessage, response: ServerResponse) => {
  response.end(`Next: ${headers.host} ${url} ${headers['x-forwarded-host']}`)
}

const server = createServer(
  createRequestListener({
    build: undefined,
    secret: '',
    handleByNext: answerAsNext,
    health: { answer: () => false },
    missingPages: { watch: () => {} },
    pages: { answer: () => {}, answerStored: () => false },
    redirects: { find: () => undefined },
    scanHandler: {
      isOwnDomain: (host) => host === ownDomain,
      answer: ({ url = '/', headers }, response) => {
        if (headers.host !== ownDomain || findPlaceOnDomain(url).kind === 'asset') return false
        leaveDomain({ workspaceId: '', fallbackUrl: null }, response)
        return true
      },
    },
  }),
)
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
})

/** Sends the lines of a request as they are. `fetch` and `request` would correct them. */
async function send(...lines: string[]): Promise<string> {
  const { port } = server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`)
  return text(socket)
}
const get = (target: string, host: string) => send(`GET ${target} HTTP/1.1`, `Host: ${host}`)

describe('the domain of a workspace', () => {
  it.each(['go.cafe.example', 'go.cafe.example.', 'GO.Cafe.example:443', 'go.cafe.example:80'])(
    'shows no admin as %s',
    async (host) => {
      for (const target of ['/admin', '/%61dmin', '/admin%2Flogin', '/_next/image'])
        expect(await get(target, host), target).toMatch(/^HTTP\/1\.1 404 .*Not found/s)
      for (const target of [
        '/_next/../admin',
        '/_next/data/x/admin.json',
        '/_next/%2e%2e/admin',
        '/_next/static/%252e%252e/%252e%252e/admin',
        '/_next/static/..;/../admin',
        '/_next\\..\\admin',
        'http://localhost/admin',
      ])
        expect(await get(target, host), target).toMatch(/^HTTP\/1\.1 400 /)
      expect(await get('//admin', host)).toMatch(/^HTTP\/1\.1 308 .*\r\nlocation: \/admin\r\n/s)
      expect(await get(`http://${host}/admin`, host)).toMatch(/^HTTP\/1\.1 404 /)
      expect(await get('/_next/static/none.js', host)).toContain('Next: go.cafe.example /_next')
    },
  )
})

describe('the admin', () => {
  it('answers on the main host, however it is written', async () => {
    for (const host of ['localhost:3000', 'LOCALHOST.:3000', 'localhost'])
      expect(await get('/admin', host)).toMatch(/^HTTP\/1\.1 200 .*Next: localhost/s)
    expect(await get('http://localhost:3000/%61dmin', 'localhost:3000')).toContain('0 /admin')
  })

  it('answers on no other host', async () => {
    for (const host of ['127.0.0.1:3000', '[::1]', 'de.localhost'])
      for (const target of ['/admin', '/admin?a', '/api/users/me', '/%61pi/users/me'])
        expect(await get(target, host), `${host}${target}`).toMatch(
          /^HTTP\/1\.1 421 .*http:\/\/localhost:3000\/admin only/s,
        )
    expect(await send('GET /admin HTTP/1.0')).toMatch(/^HTTP\/1\.1 421 /)
    const claim = 'X-Forwarded-Host: localhost:3000'
    expect(await send('GET /admin HTTP/1.1', 'Host: 127.0.0.1', claim)).toContain(' 421 ')
    expect(await get('/api/media/file/a.png', '127.0.0.1')).toContain('Next: 127.0.0.1')
  })
})

it('answers for no unknown host, except for probes and internal requests', async () => {
  for (const host of ['evil.example', 'localhost.evil.example', 'evil.example:3000'])
    for (const target of ['/', '/q/menu', '/admin', '/api/v1/codes', '/_next/static/none.js'])
      expect(await get(target, host), `${host}${target}`).toMatch(
        /^HTTP\/1\.1 421 .*answers at http:\/\/localhost:3000, not/s,
      )
  for (const target of ['/healthz', '/readyz', '/internal/certificate?domain=a'])
    expect(await get(target, '10.0.0.7'), target).not.toContain(' 421 ')
  expect(await get('/healthz', 'pod.evil.example')).not.toContain(' 421 ')
})

it('serves the API to programs that name no host, as HTTP/1.0 may', async () => {
  expect(await send('GET /api/v1/codes HTTP/1.0')).toMatch(/^HTTP\/1\.1 200 .*Next: undefined/s)
})

it('passes no claim of another host on', async () => {
  const answer = await send(
    ...['GET /api/v1/codes HTTP/1.1', 'Host: localhost:3000', 'X-Forwarded-Host: evil.example'],
  )
  expect(answer).toContain('Next: localhost:3000 /api/v1/codes undefined')
})

it.each([
  ['two hosts', ['Host: localhost', 'Host: localhost']],
  ['an empty host', ['Host:']],
  ['an escaped host', ['Host: localhos%74']],
  ['no host', ['Accept: */*']],
])('refuses HTTP/1.1 with %s', async (_, lines) => {
  expect(await send('GET / HTTP/1.1', ...lines)).toMatch(/^HTTP\/1\.1 400 /)
})
