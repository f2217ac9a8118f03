import { describe, expect, it } from 'vitest'
import { escapeUnreadablePath } from './escape-unreadable-path'

describe('escapeUnreadablePath', () => {
  it.each(['/', '/de/wifi?a=%', '/vi/ti%E1%BA%BFng', '/blog/a%20b%2Fc'])(
    'leaves %s alone',
    (url) => {
      expect(escapeUnreadablePath(url)).toBe(url)
    },
  )

  it.each([
    ['/%', '/%25'],
    ['/blog/a%00b?x=%00', '/blog/a%2500b?x=%00'],
    ['/de/%E0%A4%A/%20', '/de/%25E0%25A4%25A/%2520'],
    ['/a%0d%0ab', '/a%250d%250ab'],
  ])('makes an unknown address of %s, which is none', (url, escaped) => {
    expect(escapeUnreadablePath(url)).toBe(escaped)
    expect(() => decodeURIComponent(escaped.split('?')[0] as string)).not.toThrow()
  })
})
