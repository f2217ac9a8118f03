import { describe, expect, it } from 'vitest'
import { codeTypes } from './content-types'
import { readSampleCode, type SampleRow } from './sample-code'

const wifi = (rest: SampleRow = {}): SampleRow => ({
  type: 'wifi',
  fields: 'ssid: Garden guest\npassword: tomato-2024',
  ...rest,
})

describe('readSampleCode', () => {
  it.each([
    ['text', 'text: Two lines\\nof text', 'Two lines\nof text'],
    ['url', 'url: https://www.example.com/menu?a=b: c', 'https://www.example.com/menu?a=b:%20c'],
    // Surrounded by spaces, like a link copied from a browser.
    ['url', ' https://www.example.com/menu ', 'https://www.example.com/menu'],
    ['wifi', 'ssid: Garden\nsecurity: open', 'WIFI:T:nopass;S:Garden;;'],
    [
      'wifi',
      'ssid: G\npassword: a\\\\nb-12345\nhidden: true',
      'WIFI:T:WPA;S:G;P:a\\\\nb-12345;H:true;;',
    ],
    ['email', 'to: shop@example.com\nsubject: Hello', 'mailto:shop@example.com?subject=Hello'],
    ['sms', 'phone: +44 20 7946 0958\nbody: OK', 'SMSTO:+442079460958:OK'],
    ['map', 'latitude: 48.85\nlongitude: 2.29\ntarget: geo', 'geo:48.85,2.29?q=48.85,2.29'],
  ])('reads %s', (type, fields, text) => {
    expect(readSampleCode({ type, fields })?.text).toBe(text)
  })

  it('reads a card and an appointment', () => {
    const card = readSampleCode({ type: 'vcard', fields: 'firstName: Mai\nlastName: Köhler' })
    expect(card?.text).toContain('FN:Mai Köhler')
    const vietnamese = readSampleCode(
      { type: 'vcard', fields: 'firstName: Mai\nlastName: Lâm' },
      'vi',
    )
    expect(vietnamese?.text).toContain('FN:Lâm Mai')
    const event = readSampleCode({
      type: 'event',
      fields: 'title: Market\nallDay: true\nstartDate: 2027-05-14',
    })
    expect(event?.text).toContain('SUMMARY:Market')
  })

  it('wears the look, the frame and the picture that were asked for', () => {
    const { design } = readSampleCode(
      wifi({ preset: 'dusk', frameText: 'Join us', frameShape: 'ticket', icon: 'wifi' }),
      'ja',
    ) as NonNullable<ReturnType<typeof readSampleCode>>
    expect(design.modules.shape).toBe('rounded')
    expect(design.frame).toMatchObject({ shape: 'ticket', text: 'Join us', language: 'ja' })
    expect(design.logo?.source).toMatchObject({ kind: 'icon', name: 'wifi' })
  })

  it('takes level and margin, and lets a look raise the level only', () => {
    const designOf = (row: SampleRow) => readSampleCode(wifi(row))?.design
    expect(designOf({ level: 'H', marginModules: 0 })).toMatchObject({
      level: 'H',
      marginModules: 0,
    })
    expect(designOf({ level: 'L', preset: 'cross-stitch' })?.level).toBe('M')
    expect(designOf({ level: null, preset: '', frameText: null })?.frame).toBeNull()
  })

  it.each<[string, SampleRow]>([
    ['a type that needs a file', { type: 'image', fields: 'url: https://example.com' }],
    ['no type', { fields: 'text: a' }],
    ['a field that the type has not', wifi({ fields: 'ssid: a\nname: b' })],
    ['a field twice', wifi({ fields: 'ssid: a\nssid: b' })],
    ['a line that is none', wifi({ fields: 'Garden guest' })],
    ['an option that is none', wifi({ fields: 'ssid: a\nsecurity: wep\npassword: b' })],
    ['a switch that is neither', wifi({ fields: 'ssid: a\nsecurity: open\nhidden: yes' })],
    ['what the form would refuse', wifi({ fields: 'ssid: a' })],
    ['a look that is none', wifi({ preset: 'ocean' })],
    ['a level that is none', wifi({ level: 'X' })],
    ['a shape that is none', wifi({ frameShape: 'banner' })],
    ['words that are too long', wifi({ frameText: 'a'.repeat(61) })],
    ['a picture that is none', wifi({ icon: 'tomato' })],
    ['a margin that is none', wifi({ marginModules: Number.NaN })],
    ['no fields at all', { type: 'text' }],
  ])('refuses %s', (_, row) => {
    expect(readSampleCode(row)).toBeNull()
  })

  it('has a form for every type', () => {
    for (const type of codeTypes) expect(readSampleCode({ type, fields: 'no: such' })).toBeNull()
  })
})
