import type { Reason, StressReading } from './check-result'
import { stressTests } from './stress-tests'

/**
 * A plain test has to be read by every engine, a hard one by one of them: that is what a plain code
 * manages. What no engine reads at all, no camera will.
 */
export function findStressReasons(readings: readonly StressReading[]): Reason[] {
  const read = readings.filter(({ ok }) => ok).length
  const values = { read, total: readings.length }
  if (read === 0) return [{ key: 'stress-nothing', severity: 'unreadable', values }]
  const results = stressTests.map(({ hard, ...test }) => {
    const own = readings.filter((reading) =>
      (Object.keys(test) as (keyof typeof test)[]).every((key) => reading[key] === test[key]),
    )
    return { hard, none: own.every(({ ok }) => !ok), all: own.every(({ ok }) => ok) }
  })
  const plain = results.filter(({ hard }) => !hard)
  if (plain.some(({ none }) => none)) return [{ key: 'stress-failed', severity: 'red', values }]
  if (plain.some(({ all }) => !all)) return [{ key: 'stress-failed', severity: 'amber', values }]
  return results.some(({ none }) => none) ? [{ key: 'stress-hard', severity: 'amber', values }] : []
}
