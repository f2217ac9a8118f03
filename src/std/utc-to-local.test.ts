import fc from 'fast-check'
import { expect, it } from 'vitest'
import { localToUtc } from './local-to-utc'
import { utcToLocal } from './utc-to-local'

it.each([
  ['2026-03-29T00:59Z', 'Europe/Berlin', '2026-03-29T01:59'],
  ['2026-03-29T01:00Z', 'Europe/Berlin', '2026-03-29T03:00'],
  ['2026-07-14T10:30Z', 'Pacific/Kiritimati', '2026-07-15T00:30'],
  ['2026-07-15T00:00Z', 'UTC', '2026-07-15T00:00'],
])('%s is %s %s', (utc, timeZone, local) => {
  expect(utcToLocal(new Date(utc), timeZone)).toBe(local)
})

it('is undone by localToUtc, but for the hour that comes twice', () => {
  const instants = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000))
  fc.assert(
    fc.property(instants, fc.constantFrom('Asia/Kathmandu', 'Asia/Tokyo', 'UTC'), (at, zone) => {
      expect(localToUtc(utcToLocal(at, zone), zone)).toEqual(at)
    }),
    { numRuns: 100 },
  )
})
