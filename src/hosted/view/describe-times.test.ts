import { expect, it } from 'vitest'
import { describeTimes } from './describe-times'
import { nameTimeZone } from './name-time-zone'

const start = new Date('2026-05-01T16:30Z')
const onDay = { start, end: new Date('2026-05-01T18:00Z'), isAllDay: false }
const overNight = { start, end: new Date('2026-05-02T00:00Z'), isAllDay: false }
const plain = (lines: readonly string[]) => lines.map((line) => line.replaceAll(/\s/g, ' '))

it.each([
  ['en-US', ['Friday, May 1, 2026', '6:30 – 8:00 PM']],
  ['en-GB', ['Friday, 1 May 2026', '18:30–20:00']],
  ['de-US-u-hc-h12', ['Freitag, 1. Mai 2026', '6:30–8:00 PM']],
  ['ja-JP', ['2026年5月1日金曜日', '18時30分～20時00分']],
])('shows hours as in the region of %s', (locale, lines) => {
  expect(plain(describeTimes(onDay, locale, 'Europe/Berlin'))).toEqual(lines)
})

it('names both days of an event that ends on another one', () => {
  expect(plain(describeTimes(overNight, 'en-GB', 'Europe/Berlin'))).toEqual([
    'Friday, 1 May 2026 at 18:30 –',
    'Saturday, 2 May 2026 at 02:00',
  ])
  expect(plain(describeTimes(overNight, 'en-GB', 'America/New_York'))).toEqual([
    'Friday, 1 May 2026',
    '12:30–20:00',
  ])
})

it('shows whole days in no time zone', () => {
  const first = new Date('2026-05-01T00:00Z')
  const last = new Date('2026-05-03T00:00Z')
  const shown = (end?: Date) =>
    describeTimes({ start: first, ...(end && { end }), isAllDay: true }, 'fr-FR', 'Asia/Tokyo')
  expect(shown()).toEqual(['vendredi 1 mai 2026'])
  expect(shown(last)).toEqual(['vendredi 1 mai 2026 –', 'dimanche 3 mai 2026'])
})

it.each([
  ['en-GB', 'Europe/Berlin', 'Central European Summer Time (GMT+2)'],
  ['ja-JP', 'Europe/Berlin', '中央ヨーロッパ夏時間 (GMT+2)'],
  ['en-GB', 'UTC', 'Coordinated Universal Time (GMT+0)'],
  ['en-GB', 'Etc/GMT-3', 'GMT+3'],
])('in %s names the zone %s “%s”', (locale, timeZone, name) => {
  expect(nameTimeZone(timeZone, start, locale)).toBe(name)
})
