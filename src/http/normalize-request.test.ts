import { describe, expect, it } from 'vitest'
import { normalizeRequest } from './normalize-request'

function normalize(url: string, host: string | null = 'qz.example', more: string[] = []) {
  const rawHeaders = [...(host === null ? [] : ['Host', host]), ...more]
  const headers: Record<string, string> = {}
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = String(rawHeaders[at]).toLowerCase()
    headers[name] ??= String(rawHeaders[at + 1])
  }
  const request = { url, headers, rawHeaders }
  return { answer: normalizeRequest(request), ...request }
}

describe('the path of a request', () => {
  it.each([
    ['/', '/'],
    ['/de/wifi?a=../b//c&d=%2e%2e', '/de/wifi?a=../b//c&d=%2e%2e'],
    ['/%61dmin/%6cogin', '/admin/login'],
    ['/%41%7e%2D%5F', '/A~-_'],
    ['/vi/ti%E1%BA%BFng', '/vi/ti%E1%BA%BFng'],
    ['/blog/a%20b%3b', '/blog/a%20b%3b'],
    ['/admin%2Flogin%5cx?a=%2F', '/admin%252Flogin%255cx?a=%2F'],
    ['/admin%252Flogin', '/admin%252Flogin'],
    ['/a;b/.well-known/..a/a..', '/a;b/.well-known/..a/a..'],
    ['/ADMIN', '/ADMIN'],
    ['*', '*'],
    // What cannot be decoded is an unknown address, and no letter completes an escape.
    ['/%', '/%25'],
    ['/%%36%31dmin', '/%25%2536%2531dmin'],
    ['/a%00', '/a%2500'],
    ['/%25%36%31dmin', '/%2561dmin'],
  ])('%s is read as %s', (written, url) => {
    expect(normalize(written)).toMatchObject({ answer: undefined, url })
  })

  it.each([
    '/_next/../admin',
    '/_next/%2e%2e/admin',
    '/_next/.%2E/admin',
    '/_next/%252e%252e/admin',
    '/_next/%25252e%25252e/admin',
    '/_next/%25%32%65./admin',
    '/_next/..%2fadmin',
    '/_next/..%252fadmin',
    '/_next/..%5cadmin',
    '/_next/..;/admin',
    '/_next/..%3ba=b/admin',
    '/_next/x/%2e/../../admin',
    '/./admin',
    '/files/..',
    '/_next/..?a',
    '/_next\\..\\admin',
    '/\\evil.example',
    '/admin#',
    '/a?b#c',
    'admin',
    '',
    'javascript:alert(1)',
    '/_next/data/build/admin.json',
    '/_next/%64ata/build/admin.json',
  ])('%s is refused', (url) => {
    expect(normalize(url).answer).toEqual({ fault: expect.any(String) })
  })

  it.each([
    ['//evil.example/a', '/evil.example/a'],
    ['//admin', '/admin'],
    ['/_next///admin//?a=//b', '/_next/admin/?a=//b'],
    ['http://qz.example//evil.example', '/evil.example'],
  ])('%s is redirected to %s', (url, location) => {
    expect(normalize(url).answer).toEqual({ location })
  })
})

describe('the host of a request', () => {
  it.each([
    ['Go.Cafe.example.', 'go.cafe.example'],
    ['qz.example:443', 'qz.example'],
  ])('%s is read as %s', (written, host) => {
    expect(normalize('/', written)).toMatchObject({ answer: undefined, headers: { host } })
  })

  it('may be missing, as in HTTP/1.0', () => {
    expect(normalize('/admin', null)).toMatchObject({ answer: undefined, url: '/admin' })
  })

  it.each(['', 'café.example', 'a b', 'qz.example,evil.example'])('%j is refused', (host) => {
    expect(normalize('/', host).answer).toEqual({ fault: expect.any(String) })
  })

  it('is refused if there are two, also equal ones', () => {
    for (const second of ['evil.example', 'qz.example'])
      expect(normalize('/', 'qz.example', ['HOST', second]).answer).toHaveProperty('fault')
  })

  it('is that of an absolute address, or the request is refused', () => {
    const address = 'HTTP://Go.cafe.example.:80/%61?b'
    expect(normalize(address, 'go.cafe.example')).toMatchObject({ answer: undefined, url: '/a?b' })
    expect(normalize('https://qz.example')).toMatchObject({ answer: undefined, url: '/' })
    expect(normalize('http://qz.example?a')).toMatchObject({ answer: undefined, url: '/?a' })
    for (const other of ['http://evil.example/', 'http://a@qz.example/', 'ftp://qz.example/'])
      expect(normalize(other).answer, other).toHaveProperty('fault')
    expect(normalize(address, null).answer).toHaveProperty('fault')
  })

  it('is what Host says, whatever other headers claim', () => {
    const claims = ['X-Forwarded-Host', 'evil.example', 'Forwarded', 'host=evil.example']
    expect(normalize('/', 'qz.example', claims).headers).toEqual({ host: 'qz.example' })
  })
})
