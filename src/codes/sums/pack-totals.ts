import { scanKinds } from '../scan'
import { statisticsDimensions } from '../statistics'
import type { DaySums } from './month-sums'
import { packMonth } from './pack-month'

/** The day under which the values of the whole month are packed. */
export const wholeMonth = 0

/** Shorter sums are read as fast as their totals. */
const minDays = 15

/**
 * Packs a month for reads of many codes: the counts of each day, and the values of all days together.
 * Undefined for months with few days.
 */
export function packTotals(days: readonly DaySums[]): Buffer | undefined {
  if (days.length < minDays) return undefined
  const months = scanKinds.flatMap((kind): DaySums[] => {
    const ofKind = days.filter((each) => each.kind === kind)
    return ofKind.length > 0 ? [sumDays(kind, ofKind)] : []
  })
  const withoutValues = days.map(({ values: _, ...counts }) => counts)
  return packMonth([...months, ...withoutValues])
}

function sumDays(kind: DaySums['kind'], days: readonly DaySums[]): DaySums {
  const add = (count: (day: DaySums) => number) => days.reduce((sum, day) => sum + count(day), 0)
  const lists = statisticsDimensions.map((dimension) => {
    const counts = new Map<string, number>()
    for (const { values } of days)
      for (const [value, scans] of values[dimension])
        counts.set(value, (counts.get(value) ?? 0) + scans)
    return [dimension, [...counts]]
  })
  return {
    day: wholeMonth,
    kind,
    scans: add(({ scans }) => scans),
    visitors: add(({ visitors }) => visitors),
    values: Object.fromEntries(lists),
  }
}
