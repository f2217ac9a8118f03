/** How often a code was scanned, in days of a zone; what crawlers saw and what was clicked stand apart. */
export type Statistics = {
  /** First and last day, `YYYY-MM-DD`; both count. */
  from: string
  to: string
  timeZone: string
  /** The day of the first scan ever. */
  since: string | null
  total: DayCounts
  /** Every day of the range, also those without scans. */
  days: readonly ({ day: string } & DayCounts)[]
  breakdowns: Record<StatisticsDimension, readonly ({ value: string } & Counts)[]>
}

export type Counts = { scans: number; clicks: number; bots: number }

/** `visitors` are those of scans, told apart within a day; a sum of days counts who came back again. */
export type DayCounts = Counts & { visitors: number }

/** `hour`: `00` to `23`. A value of `''` is not known, or no variant. */
export const statisticsDimensions = [
  'hour',
  'country',
  'device',
  'system',
  'browser',
  'language',
  'variant',
] as const
export type StatisticsDimension = (typeof statisticsDimensions)[number]
