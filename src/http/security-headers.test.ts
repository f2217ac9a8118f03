import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { setSecurityHeaders } from './security-headers'

function readHeaders(url: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>()
  const response = { setHeader: (name: string, value: string) => headers.set(name, value) }
  setSecurityHeaders({ url } as IncomingMessage, response as unknown as ServerResponse)
  return headers
}
const readPolicy = (url: string) => readHeaders(url).get('permissions-policy')

describe('camera and screen', () => {
  it.each(['/qr-code-scanner', '/de/qr-code-scanner', '/qr-code-scanner?from=menu'])(
    'are left to %s',
    (url) => {
      expect(readPolicy(url)).toContain('camera=(self), display-capture=(self)')
    },
  )

  it('leaves the camera, not the screen, to the page that adds keys', () => {
    expect(readPolicy('/de/my-qr-codes')).toContain('camera=(self), display-capture=()')
    expect(readPolicy('/my-qr-codes/edit')).toContain('camera=()')
  })

  it.each([
    '/',
    '/de',
    '/wifi',
    '/batch-qr-code',
    '/admin',
    '/q/abc',
    '/qr-code-scanner/x',
    '/x/y/qr-code-scanner',
    '/?to=/qr-code-scanner',
  ])('are kept from %s', (url) => {
    expect(readPolicy(url)).toContain('camera=(), display-capture=()')
  })
})

it('lets nothing load or frame what the APIs answer, and leaves pages to their own policy', () => {
  const name = 'content-security-policy'
  for (const url of ['/api/users/me', '/api/v1/codes?a', '/api/media/file/a.png'])
    expect(readHeaders(url).get(name), url).toMatch(/^default-src 'none'; frame-ancestors 'none';/)
  for (const url of ['/', '/apis', '/q/abc', '/_next/static/a.js'])
    expect(readHeaders(url).has(name), url).toBe(false)
})

it('sends the headers of documents with documents only', () => {
  expect([...readHeaders('/_next/static/chunks/a.js').keys()]).toEqual([
    'x-content-type-options',
    'cross-origin-resource-policy',
  ])
  expect(readHeaders('/_next/staticfiles').has('permissions-policy')).toBe(true)
})
