import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { setSecurityHeaders } from './security-headers'

function readPolicy(url: string): string {
  const headers = new Map<string, string>()
  const response = { setHeader: (name: string, value: string) => headers.set(name, value) }
  setSecurityHeaders({ url } as IncomingMessage, response as unknown as ServerResponse)
  return headers.get('permissions-policy') ?? ''
}

describe('camera and screen', () => {
  it.each(['/qr-code-scanner', '/de/qr-code-scanner', '/qr-code-scanner?from=menu'])(
    'are left to %s',
    (url) => {
      expect(readPolicy(url)).toContain('camera=(self), display-capture=(self)')
    },
  )

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
