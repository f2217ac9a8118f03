import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inspectLink } from './inspect-link'
import type { LinkFacts } from './link-facts'

const listFindings = ({ findings }: LinkFacts) =>
  findings.map(({ key, severity }) => (severity === 'warning' ? `${key}!` : key))
const domainOf = (link: string) => inspectLink(link).domain
const strong = (link: string) => inspectLink(link).parts.find(({ role }) => role === 'domain')?.text

describe('the domain of a link', () => {
  it.each([
    ['https://example.com/', 'example.com', 'example.com'],
    ['https://www.shop.example.co.uk/a?b#c', 'example.co.uk', 'example.co.uk'],
    ['HTTPS://WWW.BBC.CO.UK/NEWS', 'bbc.co.uk', 'BBC.CO.UK'],
    ['https://someone.github.io/', 'someone.github.io', 'someone.github.io'],
    ['https://github.io/', 'github.io', 'github.io'],
    ['https://münchen.de/rathaus', 'xn--mnchen-3ya.de', 'münchen.de'],
    ['https://xn--mnchen-3ya.de/', 'xn--mnchen-3ya.de', 'xn--mnchen-3ya.de'],
    ['www.example.org/x', 'example.org', 'example.org'],
    ['http://192.0.2.7:8080/', '192.0.2.7', '192.0.2.7'],
    ['https://[2001:db8::1]/', '[2001:db8::1]', '[2001:db8::1]'],
    ['https://paypal.com@evil.example/', 'evil.example', 'evil.example'],
    ['https://paypal.com\\@evil.example/', 'paypal.com', 'paypal.com'],
    ['https://paypal.com#@evil.example/', 'paypal.com', 'paypal.com'],
    ['https://evil.example?https://paypal.com', 'evil.example', 'evil.example'],
    ['https://example。com/', 'example.com', 'example。com'],
    ['https://example.com./', 'example.com', 'example.com.'],
  ])('%s', (link, domain, marked) => {
    expect(domainOf(link)).toBe(domain)
    expect(strong(link)).toBe(marked)
  })
})

describe('what is conspicuous', () => {
  it.each<[string, string[]]>([
    ['https://example.com/menu?table=4#drinks', []],
    ['https://www.paypal.com/myaccount', []],
    ['https://google.de/search?q=a', []],
    ['https://amazon.co.jp/dp/B0', []],
    ['https://www.gov.uk/vehicle-tax', []],
    ['https://de.wikipedia.org/wiki/QR-Code', []],
    ['https://apple.com/', []],
    ['https://telegra.ph/news', []],
    ['https://m.media-amazon.com/images/a.jpg', []],
    ['https://secure-zendesk.com/', ['nameInside!']],
    ['http://example.com/', ['unencrypted']],
    ['https://example.com:8443/', ['port']],
    ['https://example.com:443/', []],
    ['https://paypal.com@evil.com/', ['userInfo!']],
    ['https://user:secret@example.com/', ['userInfo!']],
    ['https://pаypal.com@example.com/', ['userInfo!', 'lookAlike!']],
    ['https://bit.ly/3xyz', ['shortener']],
    ['https://www.tinyurl.com/abc', ['shortener']],
    ['https://abc.page.link/x', ['shortener']],
    ['https://example.com/?url=https://evil.com/', ['redirect']],
    ['https://example.com/?next=https%3A%2F%2Fevil.com', ['redirect']],
    ['https://example.com/?next=%252F%252Fevil.com', ['redirect']],
    ['https://example.com/?next=https://example.com/a', []],
    ['https://web.archive.org/web/2020/https://example.com/', ['redirect']],
    ['http://192.0.2.7/', ['number', 'unencrypted']],
    ['http://192.168.1.1/', ['ownNetwork', 'unencrypted']],
    ['http://router.local/', ['ownNetwork', 'unencrypted']],
    ['http://3221225991/', ['disguisedNumber!', 'number', 'unencrypted']],
    ['http://0xC0000207/', ['disguisedNumber!', 'number', 'unencrypted']],
    ['http://0300.0.02.07/', ['disguisedNumber!', 'number', 'unencrypted']],
    ['https://exa%6Dple.com/', ['encodedHost!']],
    ['https:\\\\example.com\\a', ['backslash!']],
    ['https://example.com/%61dmin', ['encodedLetters']],
    ['https://example.com/setup.apk', ['program']],
    [`https://example.com/${'a'.repeat(400)}`, ['long']],
    ['https://example.com/\u202Efdp.exe', ['direction!', 'program']],
    ['https://example.com/%E2%80%AEfdp', ['direction!']],
    ['https://exam\u200Bple.com/', ['invisible!']],
    ['https://example.com/1️⃣/👩\u200d🚀', []],
    ['https://example.com/می\u200cشود', []],
    ['https://example.com/%D7%A9%D7%9C%D7%95%D7%9D%E2%80%8F', []],
    ['https://example.com/pay\u200Fpal/שלום', ['direction!']],
    ['https://example.com/pay\uFE0Fpal', ['invisible!']],
    ['https://name.nowhere/', ['unknownEnding']],
    // Cyrillic а among Latin letters
    ['https://pаypal.com/', ['lookAlike!', 'imitates!']],
    // Cyrillic throughout
    ['https://аррӏе.com/', ['lookAlike!', 'lookAlike!', 'lookAlike!', 'lookAlike!', 'imitates!']],
    [
      'https://xn--80ak6aa92e.com/',
      ['lookAlike!', 'lookAlike!', 'lookAlike!', 'lookAlike!', 'imitates!'],
    ],
    ['https://пример.рф/', ['otherAlphabet']],
    ['https://хор.рф/', ['otherAlphabet']],
    ['https://müller.de/', ['otherAlphabet']],
    ['https://日本語テスト.jp/', ['otherAlphabet']],
    ['https://λόγοςtest.com/', ['lookAlike!', 'lookAlike!']],
    ['https://example.com/👩‍🚀/❤️', []],
    ['https://wa.me/491?text=a%0Ab', []],
    ['https://한글ру.com/', ['mixedScripts!']],
    ['https://google.comノlogin.evil.com/', ['lookAlike!', 'nameInside!']],
    ['https://paypa1.com/', ['imitates!']],
    ['https://rnicrosoft.com/', ['imitates!']],
    ['https://paypäl.com/', ['imitates!', 'otherAlphabet']],
    ['https://payapl.com/', ['resembles']],
    ['https://gooogle.com/', ['resembles']],
    ['https://paypal.xyz/', ['otherEnding']],
    ['https://paypal.com.evil.com/', ['nameInside!']],
    ['https://paypal-login.com/', ['nameInside!']],
    ['https://secure-paypa1.evil.com/', ['nameInside!']],
    ['https://applepie.com/', []],
    ['https://paypal.tk/', ['otherEnding!']],
    ['https://dhl-sendung.com/', ['nameInside!']],
    ['https://chase-login.com/', ['nameInside!']],
    ['https://appleid-verify.com/', ['nameInside!']],
    ['https://login.microsoftonline.com.evil.com/', ['nameInside!']],
    ['https://paypallogin.com/', ['nameInside!']],
    ['https://bank-of-america.net/', ['nameInside!']],
    ['https://micosoft-support.com/', ['nameInside!']],
    ['https://secure-login-verify.com/', ['lureWords']],
    ['https://verify-your-wallet.top/', ['lureWords!']],
    ['https://secure-login-verify.web.app/', ['lureHosted!']],
    ['https://example.top/', ['riskyEnding']],
    // Brands at home, at their regional endings and in ordinary words
    ['https://login.microsoftonline.com/', []],
    ['https://www.amazon.co.uk/', []],
    ['https://www.e-tax.nta.go.jp/', []],
    ['https://octocat.github.io/', []],
    ['https://login.live.com/', []],
    ['https://purchase.example.com/', []],
    ['https://www.sparkasse-hannover.de/', []],
  ])('%s: %j', (link, expected) => {
    expect(listFindings(inspectLink(link))).toEqual(expected)
  })

  it('names the letter, its script and what it looks like', () => {
    const [first] = inspectLink('https://pаypal.com/').findings
    expect(first).toMatchObject({
      values: { letter: '\u0430', plain: 'a', label: 'p\u0430ypal' },
      scripts: ['Cyrl'],
    })
  })

  it('says under which address a name is known', () => {
    expect(inspectLink('https://paypa1.com').findings[0]?.values).toEqual({ known: 'paypal.com' })
  })

  it('shows a host in its letters and in those of the network', () => {
    expect(inspectLink('https://xn--pypal-4ve.com/')).toMatchObject({
      host: 'xn--pypal-4ve.com',
      hostInLetters: 'pаypal.com',
    })
  })
})

describe('what may be opened', () => {
  it.each([
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['www.example.com', 'https://www.example.com/'],
    ['tel:+4930123', 'tel:+4930123'],
    ['javascript:alert(1)', null],
    [' JaVaScRiPt:alert(1)', null],
    ['data:text/html,<script>alert(1)</script>', null],
    ['vbscript:x', null],
    ['file:///etc/passwd', null],
    ['intent://scan/#Intent;scheme=zxing;end', null],
    ['myapp://open', null],
    ['https://', null],
  ])('%s', (link, href) => {
    expect(inspectLink(link).href).toBe(href)
  })

  it.each([
    ['javascript:alert(1)', 'runsCode!'],
    ['data:text/html,x', 'runsCode!'],
    ['file:///etc/passwd', 'localFile'],
    ['FILE:///C:/Users/me/plan.pdf', 'localFile'],
    ['file:C:/plan.pdf', 'localFile'],
    ['file://localhost/plan.pdf', 'localFile'],
    ['file://c:/plan.pdf', 'localFile'],
    ['file://server/share/plan.pdf', 'networkFile!'],
    ['file://///server/share/plan.pdf', 'networkFile!'],
    ['file:\\\\server\\share\\plan.pdf', 'networkFile!'],
    ['blob:https://x.example/1-2', 'browserInternal'],
    ['about:config', 'browserInternal'],
    ['filesystem:https://x.example/temporary/a', 'browserInternal'],
  ])('says what %s is', (link, finding) => {
    expect(listFindings(inspectLink(link))).toEqual([finding])
    expect(inspectLink(link).href).toBeNull()
  })

  it('names the computer of a file in a network', () => {
    const { findings } = inspectLink('file://server/share/plan.pdf')
    expect(findings[0]?.values).toEqual({ scheme: 'file', host: 'server' })
  })
})

it('shows every link to the letter and never throws', () => {
  const odd = fc.constantFrom(
    ...[
      'https://',
      'http:',
      '//',
      '\\',
      '@',
      ':',
      '?',
      '#',
      '%',
      '.',
      'а',
      '\u202e',
      '[',
      ']',
      '。',
    ],
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.array(fc.oneof(odd, fc.string({ maxLength: 5 }))).map((parts) => parts.join('')),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const facts = inspectLink(text)
      expect(facts.parts.map((part) => part.text).join('')).toBe(text.trim())
      expect(facts.href === null || /^(https?|[a-z-]+):/.test(facts.href)).toBe(true)
    }),
    { numRuns: 200 },
  )
})
