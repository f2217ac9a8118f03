import { describe, expect, it } from 'vitest'
import { type ContentDraft, encodeContent } from './content'
import { parseContent } from './parse-content'

describe('links of apps', () => {
  it.each([
    ['https://u.wechat.com/EBpmuKmrVz4YVFnoCJdnruA', 'wechat'],
    ['https://u.wechat.com/MKfJdmPyCBZB7Bb84ABiy0U?s=2', 'wechat'],
    ['https://weixin.qq.com/g/AQYAAP', 'wechat'],
    ['http://weixin.qq.com/r/abc', 'wechat'],
    ['weixin://dl/business/?t=abc', 'wechat'],
    ['wxp://f2f0YUXuGn6X2dI6FS2GrMjuG0Lw2plZqwjO4keoZaRr320', 'wechat-pay'],
    ['weixin://wxpay/bizpayurl?pr=abc', 'wechat-pay'],
    ['https://qr.alipay.com/fkx189991xm3pdujnw1mxb0', 'alipay'],
    ['HTTPS://QR.ALIPAY.COM/FKX189991XM3PDUJNW1MXB0', 'alipay'],
    ['https://qr.paypay.ne.jp/p2p01_4iHzuQaV8lpV6m6a', 'paypay'],
    ['https://lin.ee/AbCdEf', 'line-link'],
    ['https://line.me/R/nv/chat', 'line-link'],
    ['https://line.me/ti/p/AbCdEf1234', 'line-link'],
    ['https://zalo.me/g/abcdef123', 'zalo-link'],
    ['https://zalo.me/1234567890123456789', 'zalo-link'],
    ['https://zalo.me/legal.html', 'zalo-link'],
  ])('%s is %s', (link, type) => {
    expect(parseContent(link)).toEqual({ type, link })
  })

  it.each([
    'https://u.wechat.com.example/x',
    'https://example.com/?u=https://qr.alipay.com/x',
    'https://qr.alipay.com.evil.example/x',
    'https://line.me/en/',
    'https://notzalo.me/0901234567',
    'https://user@evil.example/https://lin.ee/a',
  ])('%s is a link like any other', (link) => {
    expect(parseContent(link)).toMatchObject({ type: 'url' })
  })
})

describe('line', () => {
  it.each([
    ['@quietzone', 'https://line.me/R/ti/p/%40quietzone'],
    ['＠Quietzone ', 'https://line.me/R/ti/p/%40quietzone'],
    ['hanamura_n', 'https://line.me/R/ti/p/~hanamura_n'],
  ])('writes a link to %s', (lineId, text) => {
    const encoded = encodeContent({ type: 'line', lineId } as ContentDraft)
    expect(encoded).toMatchObject({ ok: true, text })
  })

  it.each([
    ['https://line.me/ti/p/@quietzone', '@quietzone'],
    ['https://line.me/R/ti/p/%40quietzone?x=1', '@quietzone'],
    ['https://line.me/ti/p/~hanamura_n', 'hanamura_n'],
  ])('reads %s', (text, lineId) => {
    expect(parseContent(text)).toEqual({ type: 'line', lineId })
  })

  it.each(['', 'ab', 'のぞみ', 'a b c'])('refuses “%s”', (lineId) => {
    const result = encodeContent({ type: 'line', lineId } as ContentDraft)
    expect(result.ok).toBe(false)
  })
})

describe('zalo', () => {
  it.each([
    ['+84 90 123 45 67', 'https://zalo.me/0901234567'],
    ['0901 234 567', 'https://zalo.me/0901234567'],
    ['+49 170 1234567', 'https://zalo.me/491701234567'],
  ])('writes a link to %s', (phone, text) => {
    const encoded = encodeContent({ type: 'zalo', phone } as ContentDraft)
    expect(encoded).toMatchObject({ ok: true, text })
  })

  it.each([
    ['https://zalo.me/0901234567', '+84901234567'],
    ['https://zalo.me/84901234567', '+84901234567'],
    ['http://zalo.me/491701234567/', '+491701234567'],
  ])('reads %s', (text, phone) => {
    expect(parseContent(text)).toEqual({ type: 'zalo', phone })
  })

  it.each(['12345', 'Mai', '+84 1'])('refuses “%s”', (phone) => {
    expect(encodeContent({ type: 'zalo', phone } as ContentDraft).ok).toBe(false)
  })
})
