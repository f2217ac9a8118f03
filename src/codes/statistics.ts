import type { TapCount } from './taps'

/** Number of scans by day of a time zone; crawlers and clicks are counted separately. */
export type Statistics = {
  /** First and last day, `YYYY-MM-DD`, both included. */
  from: string
  to: string
  timeZone: string
  /** Day of the first scan. */
  since: string | null
  total: DayCounts
  /** Every day of the range, including days without scans. */
  days: readonly ({ day: string } & DayCounts)[]
  breakdowns: Record<StatisticsDimension, readonly ({ value: string } & Counts)[]>
  /** Taps on the hosted page by element, the most frequent first. */
  taps: readonly TapCount[]
}

export type Counts = { scans: number; clicks: number; bots: number }

/**
 * `visitors` counts distinct visitors of scans per day; a sum of days counts returning visitors
 * again.
 */
export type DayCounts = Counts & { visitors: number }

/**
 * What scans are counted by, and its value as SQL over a row of `scans`; `zone` is SQL for the time
 * zone. `hour`: `00` to `23`; `referrer`: a host. The value `''` means unknown, no variant or no
 * referrer. Stored sums contain the values in this order: append new dimensions at the end only.
 */
export const dimensionSql = {
  hour: (zone: string) => `to_char(at at time zone ${zone}, 'HH24')`,
  country: () => `coalesce(country, '')`,
  device: () => 'device',
  system: () => 'system',
  browser: () => 'browser',
  language: () => `coalesce(language, '')`,
  variant: () => `coalesce(variant::text, '')`,
  referrer: () => `coalesce(referrer, '')`,
}
export type StatisticsDimension = keyof typeof dimensionSql
export const statisticsDimensions = Object.keys(dimensionSql) as readonly StatisticsDimension[]
/** The value under which the less frequent values of a dimension are added up. */
export const otherValue = 'other'
/** Maximum number of values of a dimension. */
export const maxValues = 200
