import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isTimeZone } from './is-time-zone'
import { localToUtc } from './local-to-utc'

it.each([
  ['2026-01-15T12:00', 'Europe/Berlin', '2026-01-15T11:00:00.000Z'],
  ['2026-07-15T12:00', 'Europe/Berlin', '2026-07-15T10:00:00.000Z'],
  ['2026-07-15T12:00', 'Asia/Kathmandu', '2026-07-15T06:15:00.000Z'],
  ['2026-07-15T00:30', 'Pacific/Kiritimati', '2026-07-14T10:30:00.000Z'],
  ['2026-07-15T12:00', 'UTC', '2026-07-15T12:00:00.000Z'],
  // Clocks go forward at 02:00: 02:30 does not exist and moves forward.
  ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  // Clocks go back at 03:00: 02:30 occurs twice, and the first is used.
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  // Half an hour of summer time, south of the equator.
  ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
])('%s in %s is %s', (local, timeZone, utc) => {
  expect(localToUtc(local, timeZone).toISOString()).toBe(utc)
})

it('is what the clocks of the zone show, but for the hour that never comes', () => {
  const zones = ['Europe/Lisbon', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'Asia/Ho_Chi_Minh']
  const instants = fc.date({
    min: new Date('1990-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (instant, timeZone) => {
      const local = clockOf(instant, timeZone)
      expect(clockOf(localToUtc(local, timeZone), timeZone)).toBe(local)
    }),
    { numRuns: 300 },
  )
})

it('throws for what is no zone or no time', () => {
  expect(() => localToUtc('2026-01-15T12:00', 'Europe/Atlantis')).toThrow(RangeError)
  expect(() => localToUtc('noon', 'UTC')).toThrow(RangeError)
  expect(isTimeZone('Europe/Atlantis')).toBe(false)
  expect(isTimeZone('Asia/Tokyo')).toBe(true)
})

/** Formats the local time; Swedish uses ISO dates. */
function clockOf(instant: Date, timeZone: string): string {
  const format = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const
  return new Intl.DateTimeFormat('sv-SE', format).format(instant).replace(' ', 'T')
}
