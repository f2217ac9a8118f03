import { describe, expect, it } from 'vitest'
import { encodeContent, sampleContent } from '@/qr/content'
import type { FoundCode } from '@/qr/decode'
import { codeForTest } from '../code-for-test'
import { listActions } from './list-actions'
import { recognizeCode } from './recognize-code'

const actionsOf = (text: string, more: Partial<FoundCode> = {}) => {
  const code = codeForTest(text, more)
  return listActions(recognizeCode(code, 'qr.example'), code)
}
const links = (text: string) =>
  actionsOf(text).flatMap((action) =>
    action.kind === 'link' ? [`${action.name} ${action.href}`] : [],
  )
const textOf = (type: Parameters<typeof sampleContent>[0], changes = {}) => {
  const encoded = encodeContent({ ...sampleContent(type), ...changes })
  return encoded.ok ? encoded.text : ''
}

describe('listActions', () => {
  it('opens the map that a code names first', () => {
    const link = 'https://www.google.com/maps/search/?api=1&query=48.85837,2.294481'
    expect(links(link)[0]).toBe(`open ${link}`)
  })

  it.each<[string, string[]]>([
    ['https://example.com/a b?c', []],
    ['https://example.com/a?b', ['open https://example.com/a?b']],
    ['https://paypal.com@evil.com/', ['openAnyway https://paypal.com@evil.com/']],
    ['javascript:alert(1)', []],
    ['data:text/html,x', []],
    ['myapp://x/y', []],
    ['HTTPS://QR.EXAMPLE/Q/MENU', ['openOwn HTTPS://QR.EXAMPLE/Q/MENU']],
    ['tel:+44 20 7946 0958', ['call tel:+442079460958']],
    ['SMSTO:+442079460958:Hi there', ['sendSms sms:+442079460958?body=Hi%20there']],
    ['mailto:a@example.com?subject=b', ['writeEmail mailto:a@example.com?subject=b']],
    [
      'mailto:a@example.com?bcc=c@example.com&attach=x',
      ['writeEmail mailto:a@example.com?bcc=c@example.com'],
    ],
    ['https://wa.me/442079460958?text=Hi', ['openWhatsapp https://wa.me/442079460958?text=Hi']],
    ['WIFI:T:WPA;S:a;P:password1;;', []],
    [textOf('otp'), []],
    [textOf('epc'), []],
    [textOf('upi'), []],
    ['9783161484100', ['findBook https://openlibrary.org/isbn/9783161484100']],
  ])('%s may open %j', (text, expected) => {
    expect(links(text)).toEqual(expected)
  })

  it('offers three maps for a place', () => {
    expect(links('geo:48.858370,2.294481').map((line) => line.split(' ')[0])).toEqual([
      'openStreetMap',
      'googleMaps',
      'appleMaps',
    ])
  })

  it('offers the maps of China to readers of Chinese', () => {
    const code = codeForTest('geo:39.908692,116.397477')
    const names = listActions(recognizeCode(code, ''), code, 'zh').map(({ name }) => name)
    expect(names).toEqual(['amap', 'baiduMaps', 'appleMaps', 'copyCoordinates'])
  })

  it('opens links of chat apps and leaves payment codes to their apps', () => {
    expect(links('https://line.me/R/ti/p/~nozomi')).toEqual([
      'openLine https://line.me/R/ti/p/~nozomi',
    ])
    expect(links('https://zalo.me/0901234567')).toEqual(['openZalo https://zalo.me/0901234567'])
    expect(links('https://u.wechat.com/EBpmuKmrVz4')).toEqual([
      'open https://u.wechat.com/EBpmuKmrVz4',
    ])
    expect(links('wxp://f2f0YUXuGn6X2dI6FS2')).toEqual([])
    expect(links(textOf('vietqr'))).toEqual([])
    expect(links(textOf('promptpay'))).toEqual([])
  })

  it('saves a contact as it stands in the code, and a short one as a full card', () => {
    const card = 'BEGIN:VCARD\nVERSION:3.0\nN:Doe;Jo\nFN:Jo Doe\nTEL:+49301\nX-OWN:1\nEND:VCARD'
    expect(actionsOf(card)[0]).toMatchObject({
      name: 'saveContact',
      file: 'jo-doe.vcf',
      data: card,
    })
    expect(actionsOf('MECARD:N:Doe,Jo;TEL:+4930123456;;')[0]).toMatchObject({
      name: 'saveContact',
      data: expect.stringContaining('BEGIN:VCARD'),
    })
  })

  it('saves an event as a calendar, and names calendars on the web', () => {
    const [file, google, outlook] = actionsOf(textOf('event'))
    expect(file).toMatchObject({ file: 'expo-2027.ics', mimeType: 'text/calendar' })
    expect(google).toMatchObject({
      href: 'https://calendar.google.com/calendar/render?action=TEMPLATE&text=Expo%202027&dates=20270514T083000Z%2F20270514T170000Z&location=Lisboa',
    })
    expect(outlook).toMatchObject({
      href: expect.stringContaining('startdt=2027-05-14T08%3A30%3A00Z'),
    })
    const [, day] = actionsOf(
      textOf('event', { allDay: true, startDate: '2027-05-14', endDate: '' }),
    )
    expect(day).toMatchObject({ href: expect.stringContaining('dates=20270514%2F20270515') })
  })

  it.each([
    // The rule counts days in the zone of the event, so that is named.
    [
      ['DTSTART:20270104T180000Z', 'RRULE:FREQ=WEEKLY;BYDAY=MO'],
      'googleCalendar',
      'dates=20270104T180000%2F20270104T180000&ctz=UTC&recur=RRULE%3AFREQ%3DWEEKLY%3BBYDAY%3DMO',
    ],
    [
      ['DTSTART;TZID=Europe/Berlin:20270104T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=5'],
      'googleCalendar',
      'dates=20270104T090000%2F20270104T100000&ctz=Europe%2FBerlin&recur=RRULE%3AFREQ%3DDAILY%3BCOUNT%3D5',
    ],
    [
      ['DTSTART;VALUE=DATE:20270104', 'RRULE:FREQ=YEARLY'],
      'googleCalendar',
      'dates=20270104%2F20270105&recur=RRULE%3AFREQ%3DYEARLY',
    ],
    // Exceptions, dates in place of a rule, and rules of vCalendar 1.0 are in the file only.
    [
      ['DTSTART:20270104T180000Z', 'RRULE:FREQ=DAILY', 'EXDATE:20270105T180000Z'],
      'googleCalendarFirst',
      'dates=20270104T180000Z%2F20270104T180000Z',
    ],
    [
      ['DTSTART:20270104T180000Z', 'RDATE:20270111T180000Z'],
      'googleCalendarFirst',
      'dates=20270104T180000Z%2F20270104T180000Z',
    ],
    [
      ['DTSTART:20270104T180000Z', 'RRULE:W1 MO #0'],
      'googleCalendarFirst',
      'dates=20270104T180000Z%2F20270104T180000Z',
    ],
  ])(
    'keeps how an event with %j repeats, or says that a link has its first date',
    (lines, ...expected) => {
      const [name, parameters] = expected
      const text = ['BEGIN:VEVENT', 'SUMMARY:Yoga', ...lines, 'END:VEVENT'].join('\n')
      const [file, google, outlook] = actionsOf(text)
      expect(file).toMatchObject({ data: expect.stringContaining(lines[1] ?? '') })
      expect(google).toMatchObject({
        name,
        href: `https://calendar.google.com/calendar/render?action=TEMPLATE&text=Yoga&${parameters}`,
      })
      expect(outlook).toMatchObject({
        name: 'outlookCalendarFirst',
        href: expect.not.stringContaining('FREQ'),
      })
    },
  )

  it('saves an event in an unknown time zone, and places it nowhere', () => {
    const text = 'BEGIN:VEVENT\nSUMMARY:a\nDTSTART;TZID=Atlantis:20270514T093000\nEND:VEVENT'
    expect(actionsOf(text)).toMatchObject([
      { name: 'saveEvent', data: expect.stringContaining('DTSTART;TZID=Atlantis:20270514T093000') },
    ])
  })

  it('copies the password and the name of a network', () => {
    expect(actionsOf('WIFI:T:WPA;S:home;P:letmein99;;')).toEqual([
      { name: 'copyPassword', kind: 'copy', text: 'letmein99' },
      { name: 'copyName', kind: 'copy', text: 'home' },
    ])
    expect(actionsOf('WIFI:T:nopass;S:home;;')).toHaveLength(1)
  })

  it('saves bytes that are no text to the byte', () => {
    const bytes = Uint8Array.of(0, 1, 255)
    const [file, hex] = actionsOf('\u0000\u0001ÿ', { bytes })
    expect(file).toMatchObject({ name: 'saveBytes', data: bytes })
    expect(hex).toMatchObject({ text: '00 01 ff' })
  })

  it('never offers to open what runs, whatever it stands in', () => {
    const card = 'BEGIN:VCARD\nVERSION:3.0\nFN:Jo\nURL:javascript:alert(1)\nEND:VCARD'
    expect(links(card)).toEqual([])
  })
})
