import { expect, it } from 'vitest'
import { findFirstWeekday, isMonth, listWeeks, shiftMonth } from './month-days'

it('completes the first and the last week with days of other months', () => {
  const weeks = listWeeks('2026-11', 1)
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ])
  expect(weeks.at(-1)?.at(-1)).toBe('2026-12-06')
})

it('begins weeks on Sunday where this is usual', () => {
  expect(findFirstWeekday('en')).toBe(7)
  expect(listWeeks('2026-11', 7)[0]?.[0]).toBe('2026-11-01')
  expect(findFirstWeekday('de')).toBe(1)
})

it('shifts months over the end of a year', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01')
  expect(shiftMonth('2026-01', -1)).toBe('2025-12')
})

it.each(['2026-13', '2026-1', '1999-01', '2026-11-01', undefined])(
  'refuses the month %s',
  (text) => {
    expect(isMonth(text)).toBe(false)
  },
)
