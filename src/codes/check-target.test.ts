import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkTarget, listOwnHosts, targetMaxLength } from './check-target'

const ownHosts = listOwnHosts('https://qr.example.org', 'example.net:3000')
const check = (typed: string) => {
  const checked = checkTarget(typed, ownHosts)
  return checked.ok ? checked.url : checked.fault
}

describe('an address that a code may lead to', () => {
  it.each([
    ['https://example.com/menu?table=4#drinks', 'https://example.com/menu?table=4#drinks'],
    ['example.com', 'https://example.com/'],
    ['  HTTPS://EXAMPLE.COM/A  ', 'https://example.com/A'],
    ['https://example.com:8443/', 'https://example.com:8443/'],
    ['münchen.de/straße', 'https://xn--mnchen-3ya.de/stra%C3%9Fe'],
    ['https://日本語.jp/#見出し', 'https://xn--wgv71a119e.jp/#%E8%A6%8B%E5%87%BA%E3%81%97'],
    ['https://пример.рф', 'https://xn--e1afmkfd.xn--p1ai/'],
    ['https://example.com/a b\n?c=d e', 'https://example.com/a%20b?c=d%20e'],
    [
      'https://example.com/?next=https://192.168.1.1/',
      'https://example.com/?next=https://192.168.1.1/',
    ],
    // Hosts that only resemble those of this site.
    ['https://www.example.org/', 'https://www.example.org/'],
    ['https://notexample.net/', 'https://notexample.net/'],
  ])('%s', (typed, url) => {
    expect(check(typed)).toBe(url)
  })
})

it('may be http where an operator allows it, and nothing else besides', () => {
  const allowed = (typed: string) => checkTarget(typed, ownHosts, { allowsHttp: true })
  expect(allowed('http://example.com/a')).toMatchObject({ ok: true, url: 'http://example.com/a' })
  expect(allowed('example.com')).toMatchObject({ ok: true, url: 'https://example.com/' })
  for (const typed of ['http://10.0.0.1/', 'http://localhost/', 'http://user@example.com/']) {
    expect(allowed(typed).ok, typed).toBe(false)
  }
})

describe('an address that is refused', () => {
  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['https://', 'broken'],
    ['https://exa mple.com', 'broken'],
    ['https://example', 'broken'],
    ['https://example..com', 'broken'],
    ['https://-.com', 'broken'],
    ['http://example.com/a', 'http'],
    ['http:example.com', 'http'],
    ['javascript:alert(1)', 'scheme'],
    ['java\nscript:alert(1)', 'scheme'],
    ['data:text/html,hi', 'scheme'],
    ['mailto:a@example.com', 'scheme'],
    ['tel:+49301234', 'scheme'],
    ['intent://example.com#Intent;end', 'scheme'],
    ['httpsx://example.com', 'scheme'],
    ['ftp://example.com/', 'scheme'],
    ['https://user@example.com/', 'credentials'],
    ['https://user:secret@example.com/', 'credentials'],
    ['https://paypal.com@evil.example/', 'credentials'],
    ['https://localhost/', 'private'],
    ['http://localhost:3000/', 'private'],
    ['https://router.local/', 'private'],
    ['https://nas.home.arpa./', 'private'],
    ['https://wiki.internal', 'private'],
    ['https://192.168.1.1/', 'number'],
    ['https://203.0.113.7/', 'number'],
    ['https://127.1/', 'number'],
    ['https://2130706433/', 'number'],
    ['https://0x7f.0.0.1/', 'number'],
    ['https://0177.0.0.1/', 'number'],
    ['https://%31%32%37.0.0.1/', 'number'],
    ['https://１２７.０.０.１/', 'number'],
    ['https://169.254.169.254/latest/meta-data', 'number'],
    ['https://[::1]/', 'number'],
    ['https://[::ffff:127.0.0.1]/', 'number'],
    ['https://[fd00::1]/', 'number'],
    ['https://qr.example.org/q/ABC', 'own'],
    ['https://QR.example.org.:8443/', 'own'],
    ['http://qr.example.org/', 'own'],
    ['https://example.net/', 'own'],
    ['https://de.example.net/q/x', 'own'],
    ['https://qr%2Eexample.org/', 'own'],
    ['https:\\\\qr.example.org\\q', 'own'],
    ['https://bit.ly/abc', 'shortener'],
    ['https://www.tinyurl.com/abc', 'shortener'],
    ['https://abc.page.link/x', 'shortener'],
  ])('%j: %s', (typed, fault) => {
    expect(check(typed)).toBe(fault)
  })

  it('for its length, once written as browsers do', () => {
    const room = targetMaxLength - 'https://example.com/'.length
    expect(check(`example.com/${'a'.repeat(room)}`)).toContain('https://example.com/aaa')
    expect(check(`https://example.com/${'a'.repeat(room + 1)}`)).toBe('long')
    expect(check(`https://example.com/${'ü'.repeat(room / 6 + 1)}`)).toBe('long')
  })

  it('for want of an s comes with how to mend it', () => {
    expect(checkTarget('http://example.com/a', [])).toMatchObject({
      values: { url: 'https://example.com/a' },
    })
  })
})

describe('whatever is typed', () => {
  const host = fc.oneof(
    fc.domain(),
    fc.ipV4(),
    fc.ipV6().map((address) => `[${address}]`),
    fc.constantFrom('localhost', 'qr.example.org', 'bit.ly', '0x7f000001', '例え.jp'),
  )
  const address = fc
    .tuple(
      fc.constantFrom('', 'https://', 'http://', 'HTTPS:', 'https:\\\\', 'ftp://', '//'),
      fc.constantFrom('', 'a@', 'a:b@'),
      host,
      fc.constantFrom('', '/', ':8080', '.', '\\', '/a?b=c#d', '#ü', '?ß\u0000'),
    )
    .map((parts) => parts.join(''))

  it('comes back as an https address of the public web that is a header, or with a fault', () => {
    fc.assert(
      fc.property(fc.oneof(address, fc.string(), fc.string({ unit: 'binary' })), (typed) => {
        const checked = checkTarget(typed, ownHosts)
        if (!checked.ok) return
        const url = new URL(checked.url)
        expect(url.protocol).toBe('https:')
        expect(url.username + url.password).toBe('')
        expect(url.hostname).toMatch(/^[a-z0-9_.-]+\.[a-z][a-z0-9-]*\.?$/)
        expect(ownHosts).not.toContain(checked.host)
        expect(checked.url).toMatch(/^[\u0021-\u007e]+$/)
        expect(checkTarget(checked.url, ownHosts)).toEqual(checked)
      }),
      { numRuns: 2000 },
    )
  })

  it('leads nowhere as a number', () => {
    const number = fc.oneof(
      fc.ipV4Extended(),
      fc.ipV6().map((text) => `[${text}]`),
    )
    fc.assert(
      fc.property(number, (text) => {
        expect(check(`https://${text}/`)).toBe('number')
      }),
    )
  })
})

it('knows its own hosts by every name', () => {
  expect(listOwnHosts('http://localhost:3000', undefined)).toEqual(['localhost', 'www.localhost'])
  expect(ownHosts).toEqual(
    expect.arrayContaining(['qr.example.org', 'example.net', 'zh.example.net']),
  )
})
