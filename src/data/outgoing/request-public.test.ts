import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { isPublicAddress } from './is-public-address'
import { type Network, publicNetwork, RequestFailure, requestPublic } from './request-public'

let server: Server
let port: number
let requested: string[]
const options = { method: 'GET', timeoutMs: 5_000, maxBytes: 100, maxRedirects: 3 } as const
/** `site.test` is a public server here; all other names are as they are. */
const network: Network = {
  ...publicNetwork,
  isAllowedPort: () => true,
  isAllowedAddress: (address) => address === '127.0.0.1',
  resolve: async (host) => (host === 'site.test' ? ['127.0.0.1'] : ['10.0.0.1']),
}
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (cause) => (cause instanceof RequestFailure ? cause.kind : cause),
  )

beforeAll(async () => {
  server = createServer((request, response) => {
    requested.push(request.url ?? '')
    const [, status = '', location] = /^\/(\d+)(?:\?(.*))?$/.exec(request.url ?? '') ?? []
    response.writeHead(Number(status), location ? { location: decodeURIComponent(location) } : {})
    response.end('a'.repeat(1000))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ;({ port } = server.address() as AddressInfo)
})
beforeEach(() => {
  requested = []
})
afterAll(() => {
  server.close()
})

it.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['192.168.1.1', false],
  ['203.0.113.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::ffff:93.184.216.34', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['2001::1', false],
  ['fe80::1', false],
  ['fd00::1', false],
])('decides whether %s is public', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

it.each([
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://2130706433/',
  'http://0x7f.1/',
  'https://user:password@example.com/',
  'https://example.com:8080/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'nonsense',
])('refuses %s without a connection', async (url) => {
  expect(await failureOf(requestPublic(url, options))).toBe('refused')
})

it('refuses names that resolve to private addresses', async () => {
  const rebinding = { ...network, isAllowedAddress: isPublicAddress }
  const url = `http://site.test:${port}/200`
  expect(await failureOf(requestPublic(url, options, rebinding))).toBe('refused')
  expect(requested).toEqual([])
})

it('connects to the address that was checked, whatever the name resolves to next', async () => {
  const answers = [['127.0.0.1'], ['10.0.0.1']]
  const changing = { ...network, resolve: async () => answers.shift() ?? [] }
  const { status } = await requestPublic(`http://site.test:${port}/200`, options, changing)
  expect([status, answers.length]).toEqual([200, 1])
})

it('follows redirects to public addresses and reads a part of the body', async () => {
  const url = `http://site.test:${port}/302?${encodeURIComponent('/200')}`
  const { status, body } = await requestPublic(url, options, network)
  expect([status, body.length]).toEqual([200, 100])
  expect(requested.at(-1)).toBe('/200')
})

it('returns a redirect unless it may follow it', async () => {
  const request = { ...options, maxRedirects: 0 }
  const { status } = await requestPublic(`http://site.test:${port}/307?/200`, request, network)
  expect([status, requested.length]).toEqual([307, 1])
})

it('refuses redirects to private addresses, and too many', async () => {
  const send = (location: string) =>
    failureOf(
      requestPublic(
        `http://site.test:${port}/302?${encodeURIComponent(location)}`,
        options,
        network,
      ),
    )
  expect(await send('http://inside.test/')).toBe('refused')
  expect(await send('http://169.254.169.254/')).toBe('refused')
  const endless = { ...network, resolve: async () => ['127.0.0.1'] }
  const loop = `http://site.test:${port}/302?/302%3F/302%253F/302%25253F/302%2525253F/200`
  expect(await failureOf(requestPublic(loop, { ...options, maxRedirects: 2 }, endless))).toBe(
    'redirects',
  )
})

it('refuses redirects to other hosts on request', async () => {
  const url = `http://site.test:${port}/302?${encodeURIComponent('http://other.test/')}`
  const request = { ...options, isSameHostOnly: true }
  const anywhere = { ...network, resolve: async () => ['127.0.0.1'] }
  expect(await failureOf(requestPublic(url, request, anywhere))).toBe('redirects')
})

it('ends a request to a server that does not respond', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const url = `http://site.test:${(silent.address() as AddressInfo).port}/`
  expect(await failureOf(requestPublic(url, { ...options, timeoutMs: 50 }, network))).toBe(
    'timeout',
  )
  silent.closeAllConnections()
  silent.close()
})

it('tells a server that refuses connections from a name without address', async () => {
  const nobody = createServer()
  await new Promise<void>((resolve) => nobody.listen(0, '127.0.0.1', resolve))
  const { port: free } = nobody.address() as AddressInfo
  await new Promise((resolve) => nobody.close(resolve))
  expect(await failureOf(requestPublic(`http://site.test:${free}/`, options, network))).toBe(
    'connection',
  )
  const empty = { ...network, resolve: async () => [] }
  expect(await failureOf(requestPublic(`http://site.test:${port}/200`, options, empty))).toBe('dns')
})
