import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import english from '@/i18n/messages/en.json'
import { contentTypes, encodeContent, isUploadType, sampleContent } from '@/qr/content'
import type { FoundCode } from '@/qr/decode'
import { inspectLink } from '@/qr/links'
import { ToastProvider } from '@/ui/toast'
import { FoundCodes } from '../camera/found-codes'
import { listFoundRows } from '../camera/found-list'
import { codeForTest } from '../code-for-test'
import { ScannerContext } from '../scanner-context'
import { LinkFindings } from './link-findings'
import type { ReadCode } from './read-code'
import { ResultCard } from './result-card'

const { scanner, content } = english
const scannerForTest = {
  siteHost: 'qr.example',
  hasBarcodes: true,
  setBarcodes: () => {},
  isCameraOn: false,
  setCameraOn: () => {},
}
const inEnglish = (view: React.ReactNode) =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale="en"
      timeZone="UTC"
      messages={{ scanner, content }}
      onError={(error) => {
        throw error
      }}
    >
      <ToastProvider label="Notes" dismissLabel="Dismiss">
        <ScannerContext value={scannerForTest}>{view}</ScannerContext>
      </ToastProvider>
    </NextIntlClientProvider>,
  )

const show = (text: string, more: Partial<FoundCode> = {}, read: Partial<ReadCode> = {}) =>
  inEnglish(<ResultCard read={{ code: codeForTest(text, more), ...read }} />)

describe('the card of a result', () => {
  it.each(contentTypes.filter((type) => !isUploadType(type)))(
    'has words for all that a code of the type %s holds',
    (type) => {
      const encoded = encodeContent(sampleContent(type))
      const html = show(encoded.ok ? encoded.text : '')
      expect(html).toContain(`data-kind="${type}"`)
      expect(html).toContain(scanner.results.kinds[type])
    },
  )

  it('mentions a password only if the network has one', () => {
    const { wifi, openWifi } = scanner.results.remarks
    expect(show('WIFI:T:WPA;S:a;P:secret12;;')).toContain(wifi)
    expect(show('WIFI:T:nopass;S:a;;')).toContain(openWifi)
    expect(show('WIFI:T:nopass;S:a;;')).not.toContain(wifi)
  })

  it.each([
    ['HTTPS://QR.EXAMPLE/Q/MENU', 'hosted'],
    ['WIFI:T:WEP;S:a;P:secret12;;', 'other-network'],
    ['DPP:I:Lamp;M:010203040506;K:MDkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDIgAC;;', 'easy-connect'],
    [`FIDO:/${'1234567890'.repeat(16)}`, 'passkey-request'],
    [`shc:/${'5676'.repeat(30)}`, 'health-card'],
    ['HC1:6BFOXN TSMAHN-H1.OG:MR8E2*ORX4QF9W', 'eu-certificate'],
    ['9783161484100', 'product'],
    ['https://u.wechat.com/EBpmuKmrVz4', 'wechat'],
    ['wxp://f2f0YUXuGn6X2dI6FS2', 'wechat-pay'],
    ['https://qr.alipay.com/fkx189991', 'alipay'],
    ['https://qr.paypay.ne.jp/p2p01_4iHzuQ', 'paypay'],
    ['https://lin.ee/AbCdEf', 'line-link'],
    ['https://zalo.me/g/abcdef123', 'zalo-link'],
    ['mailto:a@x.example?cc=b@x.example', 'email-message'],
    ['BEGIN:VEVENT\nDTSTART;TZID=Atlantis:20270514T093000\nEND:VEVENT', 'unplaced-event'],
    ['\u0000\u0001', 'binary'],
    ['', 'empty'],
  ] as const)('knows what %j is', (text, kind) => {
    const html = show(text)
    expect(html).toContain(`data-kind="${kind}"`)
    expect(html).toContain(scanner.results.kinds[kind])
  })

  it.each([
    [`FIDO:/${'1234567890'.repeat(16)}`, scanner.results.cautions.passkeyRequest],
    [`shc:/${'5676'.repeat(30)}`, scanner.results.cautions.healthData],
  ])('shows no letter of %s, and warns', (text, caution) => {
    const html = show(text)
    expect(html).toContain(caution)
    expect(html).not.toContain(text.slice(6, 26))
  })

  it('shows the address of a payment code that no browser opens', () => {
    const html = show('wxp://f2f0YUXuGn6X2dI6FS2')
    expect(html.replace(/<[^>]*>/g, '')).toContain('wxp://f2f0YUXuGn6X2dI6FS2')
    expect(html).toContain(scanner.results.remarks.payment)
    expect(html).not.toContain('href="wxp:')
  })

  it('shows no password and no secret before it is asked to', () => {
    expect(show('WIFI:T:WPA;S:home;P:letmein99;;')).not.toContain('letmein99')
    expect(show('WIFI:T:WEP;S:home;P:letmein99;;')).not.toContain('letmein99')
    expect(show('otpauth://totp/a:b?secret=JBSWY3DPEHPK3PXP')).not.toContain('JBSWY3DPEHPK3PXP')
  })

  it('opens links in a tab that knows nothing of this page', () => {
    const html = show('https://example.com/')
    expect(html).toContain('href="https://example.com/"')
    expect(html).toMatch(/<a [^>]*rel="noopener noreferrer"/)
    expect(show('javascript:alert(1)')).not.toContain('<a ')
  })

  it('marks what was registered, and nothing else', () => {
    const html = show('https://paypal.com@www.evil.co.uk/paypal.com')
    const marked = [...html.matchAll(/<strong data-link-part[^>]*>(.*?)<\/strong>/g)].map(
      ([, inner = '']) => inner.replace(/<[^>]*>/g, ''),
    )
    expect(marked).toEqual(['evil.co.uk'])
  })

  it('says of a text that runs something what it is, and offers no way to run it', () => {
    const html = show('javascript:alert(1)')
    expect(html).toContain('data-finding="runsCode"')
    expect(html).not.toContain('<a ')
  })

  it.each([
    ['?value=2.014e18', '2.014 ETH'],
    ['?value=1234567890123456789012', '1,234.567890123456789012 ETH'],
    ['/transfer?address=0x8e23&uint256=1e6', '1,000,000 in the token’s smallest unit'],
    ['/approve?address=0x8e23&uint256=1e6', 'approve'],
  ])('shows the amount of a payment of Ethereum: %s', (end, amount) => {
    const html = show(`ethereum:0xfb6916095ca1df60bb79Ce92ce3ea74c37c5d359${end}`)
    expect(html.replace(/<[^>]*>/g, '')).toContain(amount)
  })

  it('shows a text that begins like an address of a file as a text', () => {
    expect(show('File: see page 3')).not.toContain('data-finding')
    expect(show('file:///C:/plan.pdf')).toContain('data-finding="localFile"')
  })

  it('says which parts of a message are missing', () => {
    const parts = [codeForTest('b', { structuredAppend: { index: 1, count: 3, parity: 0 } })]
    const html = show('b', {}, { parts, missing: [1, 3] })
    expect(html).toContain('1 of 3 parts scanned')
    expect(html).toContain('parts 1 and 3')
  })
})

/** The warnings that a reader of the markup gets. */
const warningsIn = (html: string) =>
  [
    ...html.matchAll(
      /<(?:li|p)[^>]*data-(?:caution|finding|remark)="(\w+)"[^>]*><svg[^>]*text-warn/g,
    ),
  ]
    .map(([, key]) => key)
    .sort()

describe('the row of a code in a list of many', () => {
  const rowOf = (text: string, more: Partial<FoundCode> = {}) => {
    const entries = [{ id: '1', code: codeForTest(text, more), foundAtMs: 0 }]
    const found = { list: { entries, cleared: [] }, isSaved: true, change: () => {} }
    return inEnglish(<FoundCodes found={{ ...found, rows: listFoundRows(entries) }} />)
  }

  it.each([
    ['https://paypal.com@evil.com/', ['userInfo']],
    ['javascript:alert(1)', ['runsCode']],
    ['file://server/plan.pdf', ['networkFile']],
    ['tel:**21*0900123456#', ['forwardingCode']],
    ['WIFI:T:WEP;S:a;P:secret12;;', ['weakNetwork']],
    ['WIFI:T:nopass;S:a;;', ['openNetwork']],
    ['otpauth://totp/a:b?secret=JBSWY3DPEHPK3PXP', ['otp']],
    ['wxp://f2f0YUXuGn6X2dI6FS2', ['payment']],
    ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', ['cryptoPayment']],
    [
      'BEGIN:VCARD\nVERSION:3.0\nFN:Jo\nTEL:+881612345678\nURL:https://paypal.com@evil.com/\nEND:VCARD',
      ['satelliteNumber', 'userInfo'],
    ],
    ['https://example.com/', []],
    ['Just a word', []],
  ])('of %j has the warnings of its result: %j', (text, warnings) => {
    expect(warningsIn(show(text))).toEqual(warnings)
    expect(warningsIn(rowOf(text))).toEqual(warnings)
  })

  it('says that parts of its message are missing', () => {
    const html = rowOf('b', { structuredAppend: { index: 1, count: 3, parity: 0 } })
    expect(html).toContain('1 of 3 parts scanned')
  })
})

it.each([
  ['https://pаypal.com/', 'Cyrillic'],
  ['https://ɡoogle.com/', 'isn’t the letter “g”'],
  ['https://한글ру.com/', 'Cyrillic and Hangul'],
  ['https://bit.ly/x', 'bit.ly is a link shortener'],
  ['https://a.example:81/?u=https://b.example', 'redirect to b.example'],
  ['http://0x7f000001/', 'another way to write the IP address 127.0.0.1'],
  ['https://example.com/\u202ex', 'U+202E'],
  ['file:///C:/plan.pdf', 'a file on one particular device'],
  ['file://server/plan.pdf', 'a file on the computer server'],
  ['about:config', '“about:” points to something inside a browser'],
])('what is odd about %s is named', (link, words) => {
  const { findings } = inspectLink(link)
  expect(inEnglish(<LinkFindings findings={findings} />)).toContain(words)
})
