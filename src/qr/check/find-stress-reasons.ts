import type { Reason, StressReading } from './check-result'
import { exportTest, stressTests } from './stress-tests'

/**
 * A test counts by what it demands: it is that much which a plain code manages. What no engine
 * reads in any test, no camera will.
 */
export function findStressReasons(readings: readonly StressReading[]): Reason[] {
  const read = readings.filter(({ ok }) => ok).length
  const values = { read, total: readings.length }
  if (read === 0) return [{ key: 'stress-nothing', severity: 'unreadable', values }]
  let missed = false
  for (const { demand, ...test } of [exportTest, ...stressTests]) {
    const fields = Object.entries(test) as [keyof typeof test, unknown][]
    const own = readings.filter((reading) => fields.every(([key, value]) => reading[key] === value))
    // Not every export is tried; see `drawExport`.
    if (own.length === 0) continue
    const none = own.every(({ ok }) => !ok)
    if (none && demand !== 'one') return [{ key: 'stress-failed', severity: 'red', values }]
    missed ||= none || (demand !== 'one' && own.some(({ ok }) => !ok))
  }
  return missed ? [{ key: 'stress-failed', severity: 'amber', values }] : []
}
