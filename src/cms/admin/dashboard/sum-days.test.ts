import { expect, it } from 'vitest'
import { sumDays } from './sum-days'

it('sums slots by local days, up to the end of today', () => {
  const now = new Date(2026, 10, 28, 9, 30)
  const at = (day: number, hour: number, minute = 0) =>
    new Date(2026, 10, day, hour, minute).getTime()
  const days = sumDays(
    [
      [at(21, 23, 45), 100],
      [at(22, 0), 1],
      [at(27, 23, 45), 2],
      [at(28, 0), 3],
      [at(28, 9, 15), 4],
    ],
    now,
  )
  expect(days.map(({ scans }) => scans)).toEqual([1, 0, 0, 0, 0, 2, 7])
  expect(days[6]?.start).toEqual(new Date(2026, 10, 28))
})
