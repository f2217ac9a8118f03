import { expect, it } from 'vitest'
import { delayOf } from './run-job'

const hourMs = 3_600_000
const now = (time: string) => Date.parse(`2026-01-15T${time}Z`)

it('makes a daily job due at its hour, today or tomorrow', () => {
  const job = { everyMs: 24 * hourMs, atHour: 2 }
  expect(delayOf(job, now('01:00:00'))).toBe(hourMs)
  expect(delayOf(job, now('02:00:00'))).toBe(24 * hourMs)
  expect(delayOf(job, now('12:00:00'))).toBe(14 * hourMs)
  expect(delayOf({ everyMs: hourMs }, now('12:00:00'))).toBe(hourMs)
})
