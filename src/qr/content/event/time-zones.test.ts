import { beforeAll, describe, expect, it } from 'vitest'
import { parseContent } from '../parse-content'
import { findEventTimes } from './find-event-times'
import { prepareTimeZones } from './time-zones'

const tokyo = { timeZone: 'Asia/Tokyo' }
const calendar = (lines: readonly string[], before: readonly string[] = []) =>
  [
    'BEGIN:VCALENDAR',
    ...before,
    'BEGIN:VEVENT',
    'SUMMARY:Messe',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
const read = (...args: Parameters<typeof calendar>) => parseContent(calendar(...args), tokyo)
const startOf = (...args: Parameters<typeof calendar>) => {
  const event = read(...args)
  return event.type === 'event' ? findEventTimes(event)?.start.toISOString() : event.type
}

/** Definition of a zone with the rules of Central Europe. */
const defined = (
  id: string,
  extra: readonly string[] = [],
  rule = 'FREQ=YEARLY;BYDAY=-1SU;BYMONTH',
) => [
  'BEGIN:VTIMEZONE',
  `TZID:${id}`,
  ...extra,
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  `RRULE:${rule}=10`,
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  `RRULE:${rule}=3`,
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

describe('other names of time zones', () => {
  beforeAll(prepareTimeZones)

  it.each([
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['"W. Europe Standard Time"', 'Europe/Berlin'],
    ['w. europe standard time', 'Europe/Berlin'],
    ['Tokyo Standard Time', 'Asia/Tokyo'],
    ['Eastern Standard Time', 'America/New_York'],
    ['UTC-11', 'Etc/GMT+11'],
    ['tzone://Microsoft/Utc', 'UTC'],
    ['"(UTC+01:00) Amsterdam, Berlin"', 'Europe/Amsterdam'],
    ['(UTC+01:00) Amsterdam, Berlin', 'Europe/Amsterdam'],
    ['(GMT+01.00) Sarajevo/Warsaw/Zagreb', 'Europe/Sarajevo'],
    ['"(UTC+09:00) Osaka, Sapporo, Tokyo"', 'Asia/Tokyo'],
    ['"(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi"', 'Asia/Kolkata'],
    ['"(UTC-08:00) Pacific Time (US & Canada)"', 'America/Los_Angeles'],
    ['"(UTC-10:00) Hawaii"', 'US/Hawaii'],
    ['"(UTC-06:00) Central America"', 'America/Guatemala'],
    ['"(UTC-03:00) Brasilia"', 'America/Sao_Paulo'],
    ['"(UTC-05:00) Indiana (East)"', 'America/Indianapolis'],
    ['"(UTC+10:30) Lord Howe Island"', 'Australia/Lord_Howe'],
    ['"(UTC+06:30) Yangon (Rangoon)"', 'Asia/Yangon'],
    ['"(UTC+12:00) Coordinated Universal Time+12"', 'Etc/GMT-12'],
    ['"(UTC) Dublin, Edinburgh, Lisbon, London"', 'Europe/Dublin'],
    ['UTC+02:00', 'Etc/GMT-2'],
    ['GMT-0500', 'Etc/GMT+5'],
  ])('%s is %s', (name, timeZone) => {
    expect(read([`DTSTART;TZID=${name}:20260701T090000`])).toMatchObject({
      ...{ type: 'event', startDate: '2026-07-01', startTime: '09:00', timeZone },
    })
  })

  it.each([
    ['Atlantis/Main', 'Atlantis/Main'],
    ['Customized Time Zone', 'Customized Time Zone'],
    // Berlin has no such offset.
    ['"(UTC+04:00) Berlin"', '(UTC+04:00) Berlin'],
    ['"(UTC+01:00) Somewhere"', '(UTC+01:00) Somewhere'],
    ['UTC+99', 'UTC+99'],
    ['BST', 'BST'],
  ])('%s is unknown, and not the zone of the reader', (name, zone) => {
    const lines = [`DTSTART;TZID=${name}:20260701T090000`, 'DURATION:PT90M']
    expect(read(lines)).toEqual({
      type: 'unplaced-event',
      title: 'Messe',
      location: '',
      description: '',
      start: '2026-07-01T09:00',
      end: '2026-07-01T10:30',
      zone,
    })
  })

  it('of the end count, too', () => {
    const start = 'DTSTART;TZID=Europe/Berlin:20260701T090000'
    expect(read([start, 'DTEND;TZID=Tokyo Standard Time:20260701T170000'])).toMatchObject({
      ...{ startTime: '09:00', endTime: '10:00', timeZone: 'Europe/Berlin' },
    })
    expect(read([start, 'DTEND;TZID=Atlantis:20260701T170000'])).toMatchObject({
      ...{ type: 'unplaced-event', start: '2026-07-01T09:00', end: '', zone: 'Atlantis' },
    })
  })

  it.each([
    ['Europe/Berlin', '2026-07-01T07:00:00.000Z'],
    ['W. Europe Standard Time', '2026-07-01T07:00:00.000Z'],
    ['Atlantis', 'unplaced-event'],
  ])('that the calendar gives all times: %s', (name, start) => {
    expect(startOf(['DTSTART:20260701T090000'], [`X-WR-TIMEZONE:${name}`])).toBe(start)
    expect(startOf(['DTSTART:20260701T090000Z'], [`X-WR-TIMEZONE:${name}`])).toBe(
      '2026-07-01T09:00:00.000Z',
    )
  })

  it.each([
    ['20260110T100000', '2026-01-10T09:00:00.000Z'],
    ['20260701T090000', '2026-07-01T07:00:00.000Z'],
    // Skipped and repeated local times, as RFC 5545 wants them.
    ['20260329T023000', '2026-03-29T01:30:00.000Z'],
    ['20261025T023000', '2026-10-25T00:30:00.000Z'],
    ['20261025T030000', '2026-10-25T02:00:00.000Z'],
    ['20500701T090000', '2050-07-01T07:00:00.000Z'],
  ])('that the calendar defines: %s is %s', (stamp, instant) => {
    const start = `DTSTART;TZID=Customized Time Zone:${stamp}`
    expect(startOf([start], defined('Customized Time Zone'))).toBe(instant)
    expect(startOf([start.replace('Zone:', 'Zone 1:')], defined('Customized Time Zone'))).toBe(
      'unplaced-event',
    )
  })

  it('show the time of a defined zone at its offset', () => {
    const start = 'DTSTART;TZID=Mitteleuropa:20260701T090000'
    expect(read([start], defined('Mitteleuropa'))).toMatchObject({
      ...{ startTime: '09:00', timeZone: 'Etc/GMT-2' },
    })
    // It is not UTC, in which a rule would have no summer time.
    const london = defined('London').map((line) =>
      line.replace('+0100', '+0000').replace('+0200', '+0100'),
    )
    expect(read(['DTSTART;TZID=London:20260110T090000'], london)).toMatchObject({
      ...{ startTime: '09:00', timeZone: 'Etc/GMT-0' },
    })
    const place = ['X-LIC-LOCATION:Europe/Zurich']
    expect(read([start], defined('Mitteleuropa', place))).toMatchObject({
      ...{ startTime: '09:00', timeZone: 'Europe/Zurich' },
    })
  })

  it('that look like an offset may be defined with summer time', () => {
    const start = 'DTSTART;TZID=GMT+0100:20260701T090000'
    expect(startOf([start])).toBe('2026-07-01T08:00:00.000Z')
    expect(startOf([start], defined('GMT+0100'))).toBe('2026-07-01T07:00:00.000Z')
  })

  it('that are short may be defined with summer time', () => {
    const start = 'DTSTART;TZID=GMT:20260701T090000'
    expect(startOf([start])).toBe('2026-07-01T09:00:00.000Z')
    expect(startOf([start], defined('GMT'))).toBe('2026-07-01T07:00:00.000Z')
    expect(read([start], defined('GMT', ['X-LIC-LOCATION:Europe/Berlin']))).toMatchObject({
      ...{ startTime: '09:00', timeZone: 'Europe/Berlin' },
    })
  })

  it('are defined with an escaped comma', () => {
    const start = 'DTSTART;TZID="Köln, Büro":20260701T090000'
    expect(startOf([start], defined('Köln\\, Büro'))).toBe('2026-07-01T07:00:00.000Z')
  })

  it('of a zone without summer time, also before it began', () => {
    const lines = ['TZID:Fix', 'BEGIN:STANDARD', 'DTSTART:20200101T000000', 'TZOFFSETFROM:+0200']
    const zone = ['BEGIN:VTIMEZONE', ...lines, 'TZOFFSETTO:+0545', 'END:STANDARD', 'END:VTIMEZONE']
    expect(startOf(['DTSTART;TZID=Fix:20260701T090000'], zone)).toBe('2026-07-01T03:15:00.000Z')
    expect(startOf(['DTSTART;TZID=Fix:20190701T090000'], zone)).toBe('2019-07-01T07:00:00.000Z')
  })

  // The library would expand these for hours.
  it.each([
    'FREQ=SECONDLY;BYMONTH',
    'FREQ=YEARLY;BYSECOND=0,1,2,3;BYMONTH',
    'FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR;BYMONTH',
    'FREQ=DAILY;BYMONTH',
  ])('are not read from rules such as %s', (rule) => {
    const start = 'DTSTART;TZID=Custom:20260701T090000'
    expect(startOf([start], defined('Custom', [], rule))).toBe('unplaced-event')
  })

  it('at the end of the calendar are not searched for long', () => {
    const rule = 'FREQ=YEARLY;BYMONTHDAY=31;BYDAY=SU;BYMONTH'
    const zone = defined('Custom', [], rule).map((line) => line.replace('=10', '=2'))
    expect(startOf(['DTSTART;TZID=Custom:99970701T090000'], zone)).toBe('unplaced-event')
  })

  it.each([
    ['DTSTART:16010101T030000', 'DTSTART:16019901T990000'],
    ['TZOFFSETFROM:+0200', 'TZOFFSETFROM:+2'],
    ['BEGIN:STANDARD', 'BEGIN:OTHER'],
  ])('do not throw with %s as %s', (usual, odd) => {
    const zone = defined('Custom').map((line) => (line === usual ? odd : line))
    expect(() => startOf(['DTSTART;TZID=Custom:20260701T090000'], zone)).not.toThrow()
  })
})
