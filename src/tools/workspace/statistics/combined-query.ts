import { type DayRange, makeRange } from '@/tools/shared/statistics/day-range'

/** The ranges offered; the first scan of a workspace is not known. */
export const shownPresets = ['7', '30', '90', '365', 'own'] as const

export const comparisons = ['none', 'previous', 'year'] as const
export type PeriodComparison = (typeof comparisons)[number]

/** As many series as the API returns at once. */
export const maxSeries = 10
/** The longest lists that the API returns. */
const longestList = 200

/** What to count; '' is no filter. */
export type CombinedQuery = {
  range: DayRange
  compare: PeriodComparison
  folder: string
  tag: string
  /** Slugs of the codes to compare. */
  series: readonly string[]
}

export function createQuery(timeZone: string): CombinedQuery {
  const range = makeRange('30', { timeZone, since: null })
  return { range, compare: 'previous', folder: '', tag: '', series: [] }
}

/** Writes the path of the statistics for the API. */
export function writeStatisticsQuery(
  { range: { from, to }, compare, folder, tag, series }: CombinedQuery,
  format: 'json' | 'csv' = 'json',
): URLSearchParams {
  const filters = { from, to, folder, tag: tag.trim() }
  const shown =
    format === 'csv' ? { format } : { compare, series: series.join(','), top: String(longestList) }
  const stated = Object.entries({ ...filters, ...shown }).filter(([, value]) => value !== '')
  return new URLSearchParams(stated)
}
