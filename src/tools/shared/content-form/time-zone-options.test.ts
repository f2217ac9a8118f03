import { expect, it } from 'vitest'
import { timeZoneOptions } from './time-zone-options'

const options = (chosen: string, own: string) =>
  timeZoneOptions(chosen, own, 'en', (zone) => `${zone} (yours)`)

it('offers the own zone first, then UTC, then every other once', () => {
  const all = options('Asia/Tokyo', 'Europe/Vienna')
  expect(all.slice(0, 2)).toEqual([
    { value: 'Europe/Vienna', label: 'Europe/Vienna (yours)' },
    { value: 'UTC', label: 'UTC' },
  ])
  const values = all.map(({ value }) => value)
  expect(new Set(values).size).toBe(values.length)
  expect(all).toContainEqual({ value: 'America/New_York', label: 'America/New York' })
  expect(values.length).toBeGreaterThan(300)
})

it('keeps a chosen zone that the browser does not list', () => {
  expect(options('Asia/Calcutta', 'UTC')).toContainEqual({
    value: 'Asia/Calcutta',
    label: 'Asia/Calcutta',
  })
})

it('has nothing to offer before the own zone is known', () => {
  expect(options('', '')).toEqual([{ value: '', label: '…' }])
})
