import type { ScanKind } from '../scan'
import type { StatisticsDimension } from '../statistics'

/** The scans of one kind that a code had on one day, counted by each dimension. */
export type DaySums = {
  /** Day of the month, from 1. */
  day: number
  kind: ScanKind
  scans: number
  visitors: number
  values: Record<StatisticsDimension, [value: string, scans: number][]>
}

/** The counts of a day without those of each value. */
export type DayTotals = Omit<DaySums, 'values'> & { values?: undefined }
