import { describe, expect, it } from 'vitest'
import { encodeContent } from './content'

describe('email', () => {
  it.each([
    [{ to: ' a@b.example ' }, 'mailto:a@b.example'],
    [
      { to: 'a+b@münchen.example', subject: 'Grüße & 1+1=2?', body: 'one\ntwo\r\nthree' },
      'mailto:a%2Bb@xn--mnchen-3ya.example?subject=Gr%C3%BC%C3%9Fe%20%26%201%2B1%3D2%3F&body=one%0D%0Atwo%0D%0Athree',
    ],
    [
      { to: 'a@b.example', body: 'こんにちは 👋' },
      'mailto:a@b.example?body=%E3%81%93%E3%82%93%E3%81%AB%E3%81%A1%E3%81%AF%20%F0%9F%91%8B',
    ],
  ])('%o', (fields, text) => {
    expect(encodeContent({ type: 'email', ...fields })).toMatchObject({
      ok: true,
      text,
      warnings: [],
    })
  })

  it.each(['a', 'a@b', 'a b@c.de', 'a@b.de, c@d.de', '@b.de', 'a@.', 'a@b c.de'])(
    'refuses %s',
    (to) => {
      expect(encodeContent({ type: 'email', to })).toMatchObject({
        issues: [{ path: 'to', key: 'email' }],
      })
    },
  )

  it('makes do with half an emoji, as a cut text may end in one', () => {
    expect(encodeContent({ type: 'email', to: 'a@b.example', body: 'x\ud83d' })).toMatchObject({
      text: 'mailto:a@b.example?body=x%EF%BF%BD',
    })
  })
})

describe('sms', () => {
  it.each([
    [
      { phone: '+49 170 123 45 67', body: 'Hallo: ä;b\\ 👋' },
      'SMSTO:+491701234567:Hallo: ä;b\\ 👋',
    ],
    [{ phone: '+1 (202) 555-0123' }, 'SMSTO:+12025550123'],
    [{ phone: '＋８１ ９０ １２３４' }, 'SMSTO:+81901234'],
  ])('%o', (fields, text) => {
    expect(encodeContent({ type: 'sms', ...fields })).toMatchObject({
      ok: true,
      text,
      warnings: [],
    })
  })

  it('says when a number lacks its country code', () => {
    expect(encodeContent({ type: 'sms', phone: '0170 1234567' })).toMatchObject({
      text: 'SMSTO:01701234567',
      warnings: [{ path: 'phone', key: 'phoneNotInternational', severity: 'note' }],
    })
  })
})

describe('map', () => {
  const place = { latitude: '48,858370', longitude: '-2.2944813' }

  it.each([
    ['google', 'https://www.google.com/maps/search/?api=1&query=48.85837,-2.294481'],
    ['apple', 'https://maps.apple.com/?ll=48.85837,-2.294481&q=Caf%C3%A9%20(Nord)'],
    ['openstreetmap', 'https://www.openstreetmap.org/?mlat=48.85837&mlon=-2.294481'],
    [
      'amap',
      'https://uri.amap.com/marker?position=-2.294481,48.85837&name=Caf%C3%A9%20(Nord)&coordinate=wgs84&callnative=1',
    ],
    [
      'baidu',
      'https://api.map.baidu.com/marker?location=48.85837,-2.294481&title=Caf%C3%A9%20(Nord)&content=Caf%C3%A9%20(Nord)&coord_type=wgs84&output=html&src=webapp.quietzone.qr',
    ],
    ['geo', 'geo:48.85837,-2.294481?q=48.85837,-2.294481(Caf%C3%A9%20%28Nord%29)'],
  ])('for %s', (target, text) => {
    expect(encodeContent({ type: 'map', ...place, target, label: 'Café (Nord)' })).toMatchObject({
      text,
    })
  })

  it('marks geo as Android only', () => {
    expect(encodeContent({ type: 'map', ...place, target: 'geo' })).toMatchObject({
      text: 'geo:48.85837,-2.294481?q=48.85837,-2.294481',
      warnings: [{ key: 'geoAndroidOnly', severity: 'warning' }],
    })
  })

  it.each([
    ['90', '180', []],
    ['-90', '−180', []],
    ['９０', '.5', []],
    ['90.0001', '0', ['latitude']],
    ['0', '-180.1', ['longitude']],
    ['1e1', '1.2.3', ['latitude', 'longitude']],
    ['N 48', '48,8, 2', ['latitude', 'longitude']],
  ])('%s and %s', (latitude, longitude, keys) => {
    const result = encodeContent({ type: 'map', latitude, longitude })
    expect(result.ok ? [] : result.issues.map((issue) => issue.key)).toEqual(keys)
  })
})

describe('text', () => {
  it('stays exactly as it is', () => {
    const text = '  Xin chào 👋\r\n\t日本語\u2028  '
    expect(encodeContent({ type: 'text', text })).toMatchObject({
      text,
      warnings: [{ key: 'textIgnored', severity: 'note' }],
    })
  })

  it('needs no note when a phone acts on it', () => {
    expect(encodeContent({ type: 'text', text: 'WIFI:T:WPA;S:a;P:b;;' })).toMatchObject({
      warnings: [],
    })
  })
})
