import { describe, expect, it } from 'vitest'
import { encodeContent } from '../content'

describe('url', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['  https://example.com/a \n', 'https://example.com/a'],
    ['http://example.com', 'http://example.com'],
    ['HTTPS://Example.COM/Path?Q=A', 'https://example.com/Path?Q=A'],
    ['//example.com/x', 'https://example.com/x'],
    ['https:/example.com', 'https://example.com'],
    ['example.com:8080/a', 'https://example.com:8080/a'],
    ['localhost:3000', 'https://localhost:3000'],
    ['https://münchen.de/straße?q=ä', 'https://xn--mnchen-3ya.de/stra%C3%9Fe?q=%C3%A4'],
    ['日本語.jp', 'https://xn--wgv71a119e.jp'],
    ['example.com/a b', 'https://example.com/a%20b'],
    ['example.com/a%20b%zz', 'https://example.com/a%20b%zz'],
    ['https://example.com/../x/./y//z', 'https://example.com/../x/./y//z'],
    [
      'https://example.com/d?x=1&y=%2F#/route?a=b&c={d}|"é',
      'https://example.com/d?x=1&y=%2F#/route?a=b&c={d}|"é',
    ],
    ['https://example.com#:~:text=two words', 'https://example.com#:~:text=two%20words'],
    ['https://me:pass@example.com/', 'https://me:pass@example.com/'],
    ['https://[2001:db8::1]:8443/', 'https://[2001:db8::1]:8443/'],
    ['exam\nple.com', 'https://example.com'],
  ])('%j becomes %s', (typed, text) => {
    expect(encodeContent({ type: 'url', url: typed })).toMatchObject({
      ok: true,
      text,
      warnings: [],
    })
  })

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['javascript:alert(1)', 'urlScheme'],
    [' JavaScript:alert(1)', 'urlScheme'],
    ['java\nscript:alert(1)', 'urlScheme'],
    ['\u0001javascript:alert(1)', 'urlScheme'],
    ['data:text/html,x', 'urlScheme'],
    ['vbscript:x', 'urlScheme'],
    ['https://', 'urlHost'],
    ['hello world', 'urlHost'],
    ['https://exa mple.com', 'urlHost'],
    ['#fragment', 'urlHost'],
  ])('%j is refused: %s', (typed, key) => {
    expect(encodeContent({ type: 'url', url: typed })).toEqual({
      ok: false,
      issues: [{ path: 'url', key }],
    })
  })

  it.each([
    ['ftp://example.com/a', 'ftp'],
    ['mailto:a@example.com', 'mailto'],
    ['tel:110', 'tel'],
    ['myapp://open?x=1', 'myapp'],
  ])('%j stays as it is, with a warning', (typed, scheme) => {
    expect(encodeContent({ type: 'url', url: typed })).toMatchObject({
      text: typed,
      warnings: [{ path: 'url', key: 'urlOtherScheme', severity: 'warning', values: { scheme } }],
    })
  })

  it('asks whether a host without a dot is complete', () => {
    expect(encodeContent({ type: 'url', url: 'exampl' })).toMatchObject({
      text: 'https://exampl',
      warnings: [{ key: 'urlNoDot', values: { host: 'exampl' } }],
    })
  })
})
