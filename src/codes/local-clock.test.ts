import { afterEach, expect, it, vi } from 'vitest'
import { readLocalClock } from './local-clock'

afterEach(() => vi.unstubAllGlobals())

it('makes one format for a zone, however its name is written, and caches a bounded number', () => {
  let made = 0
  const DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct: (target, [locale, options]) => {
      made += 1
      return new target(locale, options)
    },
  })
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: DateTimeFormat } }))
  const atMs = Date.UTC(2027, 0, 4, 11)
  const names = ['Europe/Berlin', 'europe/berlin', 'EUROPE/BERLIN']
  for (const name of names) expect(readLocalClock(atMs, name)).toEqual({ day: 1, time: '12:00' })
  const before = made
  for (const name of names) readLocalClock(atMs, name)
  expect(made).toBe(before)
  // The cache evicts the oldest entries.
  const zones = Intl.supportedValuesOf('timeZone')
  for (const zone of zones) {
    for (const name of [zone, zone.toLowerCase(), zone.toUpperCase()]) readLocalClock(atMs, name)
  }
  made = 0
  readLocalClock(atMs, zones[0] as string)
  expect(made).toBe(1)
})
