import type { Counts, StatisticsDimension } from '@/codes'

/**
 * Finds what the chart of a dimension distributes: clicks of referring sites, which camera scans do
 * not have; else scans, or clicks of a code that was never scanned. Returns null if all values are
 * unknown or were never counted.
 */
export function findShownCount(
  name: StatisticsDimension,
  values: readonly ({ value: string } & Counts)[],
): 'scans' | 'clicks' | null {
  const counts = name === 'referrer' ? (['clicks'] as const) : (['scans', 'clicks'] as const)
  const shown = counts.find((count) => values.some((entry) => entry[count] > 0))
  const isKnown = values.some((entry) => entry.value !== '' && shown && entry[shown] > 0)
  return shown && isKnown ? shown : null
}
