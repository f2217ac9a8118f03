import { expect, it } from 'vitest'
import { parseContent } from '../parse-content'

const berlin = { timeZone: 'Europe/Berlin' }
const event = (...lines: string[]) =>
  parseContent(['BEGIN:VEVENT', 'SUMMARY:Fête', ...lines, 'END:VEVENT'].join('\r\n'), berlin)

it('reads the example of RFC 5545 with its zone', () => {
  const text = [
    'BEGIN:VCALENDAR',
    'PRODID:-//RDU Software//NONSGML HandCal//EN',
    'VERSION:2.0',
    'BEGIN:VTIMEZONE',
    'TZID:America/New_York',
    'BEGIN:STANDARD',
    'DTSTART:19981025T020000',
    'TZOFFSETFROM:-0400',
    'TZOFFSETTO:-0500',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'DTSTAMP:19980309T231000Z',
    'UID:guid-1.example.com',
    'DESCRIPTION:Project XYZ Review Meeting\\, with',
    '  everybody',
    'CLASS:PUBLIC',
    'SUMMARY:XYZ Project Review',
    'DTSTART;TZID=America/New_York:19980312T083000',
    'DTEND;TZID=America/New_York:19980312T093000',
    'LOCATION:1CP Conference Room 4350',
    'BEGIN:VALARM',
    'DESCRIPTION:soon',
    'TRIGGER:-PT30M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  expect(parseContent(text.join('\n'))).toEqual({
    type: 'event',
    title: 'XYZ Project Review',
    location: '1CP Conference Room 4350',
    description: 'Project XYZ Review Meeting, with everybody',
    allDay: false,
    startDate: '1998-03-12',
    startTime: '08:30',
    endDate: '',
    endTime: '09:30',
    timeZone: 'America/New_York',
    eventFormat: 'wrapped',
  })
})

it.each([
  [
    ['DTSTART;VALUE=DATE:20260701', 'DTEND;VALUE=DATE:20260704'],
    { allDay: true, endDate: '2026-07-03' },
  ],
  [['DTSTART:20260701'], { allDay: true, startDate: '2026-07-01', endDate: '' }],
  [['DTSTART;VALUE=DATE:20260701', 'DURATION:P2W'], { endDate: '2026-07-14' }],
  [
    ['DTSTART:20260701T070000Z', 'DURATION:PT1H30M'],
    { endDate: '', endTime: '08:30', timeZone: 'UTC' },
  ],
  [['DTSTART:20260701T070000Z', 'DURATION:P1DT0H'], { endDate: '2026-07-02', endTime: '07:00' }],
  // Eight hours that span nine on the clock, because it goes forward.
  [
    ['DTSTART;TZID=Europe/Berlin:20260328T230000', 'DURATION:PT8H'],
    { endDate: '2026-03-29', endTime: '08:00', timeZone: 'Europe/Berlin' },
  ],
  // A flight that ends in another time zone.
  [
    ['DTSTART;TZID=Europe/Berlin:20260701T100000', 'DTEND;TZID=America/New_York:20260701T130000'],
    { startTime: '10:00', endTime: '19:00', timeZone: 'Europe/Berlin' },
  ],
  [['DTSTART:20260701T090000'], { startTime: '09:00', endTime: '', timeZone: 'Europe/Berlin' }],
  [
    ['DTSTART;TZID=/example.org/2026a/Asia/Tokyo:20260701T090000'],
    { startTime: '09:00', timeZone: 'Asia/Tokyo' },
  ],
  [['DTSTART:2026-07-01T09:00:00Z'], { startDate: '2026-07-01', startTime: '09:00' }],
  [['DTSTART:20260701T090000Z', 'DTEND:20260630T090000Z'], { endDate: '', endTime: '' }],
])('%j', (lines, expected) => {
  expect(event(...lines)).toMatchObject({ type: 'event', title: 'Fête', ...expected })
})

it.each(['DTSTART:20260230', 'DTSTART:20260701T250000', 'DTSTART:soon', 'DTSTAMP:20260701'])(
  'takes an event with %s for text',
  (line) => {
    expect(event(line)).toMatchObject({ type: 'text' })
  },
)

it('reads vCalendar 1.0, and cuts a title that is too long', () => {
  const text = `BEGIN:VCALENDAR\nVERSION:1.0\nBEGIN:VEVENT\nSUMMARY;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:F=C3=AAte=20=\n${'x'.repeat(300)}\nDTSTART:20260701T090000Z\nEND:VEVENT\nEND:VCALENDAR`
  expect(parseContent(text)).toMatchObject({ title: `Fête ${'x'.repeat(195)}` })
})
