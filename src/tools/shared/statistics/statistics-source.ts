import { createContext, useContext } from 'react'
import type { DayCounts, SplitShare, Statistics } from '@/codes'
import type { CsvFile } from './csv-button'
import type { DayRange, Preset } from './day-range'
import type { useStatistics } from './use-statistics'

export type ShownStatistics = Pick<Statistics, 'total' | 'days' | 'breakdowns'> & {
  /** The same for an earlier period. */
  comparison?: { total: DayCounts; days: readonly DayCounts[] } | null
  taps?: Statistics['taps']
}

/** Where statistics come from: one code of a key, or the codes of a workspace. */
export type StatisticsSource = {
  read: ReturnType<typeof useStatistics<ShownStatistics>>
  range: DayRange
  presets: readonly Preset[]
  timeZone: string
  /** Day of the first scan, if it is known. */
  since: string | null
  onRange: (range: DayRange) => void
  /** Absent if each code has its own zone. */
  onTimeZone?: (timeZone: string) => void
  /** Names of variants. */
  split?: readonly SplitShare[] | undefined
  csv: CsvFile
  texts: {
    /** Accessible name of the fields. */
    legend: string
    /** Why there is no newer data. */
    problem: string
    /** About a period without visits. */
    empty: { title: string; text: string }
    about?: string | undefined
    note: string
  }
}

const SourceContext = createContext<StatisticsSource | null>(null)
export const StatisticsSourceProvider = SourceContext.Provider

export function useStatisticsSource(): StatisticsSource {
  const source = useContext(SourceContext)
  if (!source) throw new Error('useStatisticsSource needs a source above it')
  return source
}
