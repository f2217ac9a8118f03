import 'server-only'
import {
  type Counts,
  type DayCounts,
  type ScanKind,
  type StatisticsDimension,
  statisticsDimensions,
  visitMonth,
  wholeMonth,
} from '@/codes'
import { nextTurn } from '../../next-turn'
import { type CombinedRow, type DayRange, readCombinedRows } from './read-combined-rows'

/** Months that are unpacked in one turn of the event loop. */
const monthsPerTurn = 100

type Values = Record<StatisticsDimension, Map<string, Counts>>

/** Counts of one range. */
export type RangeCounts = {
  total: DayCounts
  days: Map<string, DayCounts>
  byCode: Map<string, DayCounts>
}

export type CombinedCounts = {
  current: RangeCounts
  comparison: RangeCounts | undefined
  values: Values
  /** Counts by code and day of the current range, of the requested codes. */
  series: Map<string, Map<string, DayCounts>>
}

/**
 * Adds up the statistics of many codes. A day is that of the time zone in which each code is summed.
 * Visitors are counted by code and day.
 *
 * @param seriesIds codes whose days are also returned one by one
 */
export async function combineStatistics(
  ids: readonly string[],
  range: DayRange,
  comparison: DayRange | undefined,
  seriesIds: ReadonlySet<string>,
): Promise<CombinedCounts> {
  const rows = await readCombinedRows(ids, range, comparison)
  const current = countRange(range)
  const other = comparison && countRange(comparison)
  const series = new Map([...seriesIds].map((id) => [id, new Map<string, DayCounts>()]))
  const values = Object.fromEntries(
    statisticsDimensions.map((dimension) => [dimension, new Map<string, Counts>()]),
  ) as Values

  /** Returns whether the day is in the current range. */
  function addDay(id: string, day: string, kind: ScanKind, scans: number, visitors: number) {
    if (other?.days.has(day)) addCounts(other, id, day, kind, scans, visitors)
    if (!current.days.has(day)) return false
    addCounts(current, id, day, kind, scans, visitors)
    const ofCode = series.get(id)
    if (ofCode) addTo(getCounts(ofCode, day), kind, scans, visitors)
    return true
  }
  function addValue(name: StatisticsDimension, kind: ScanKind, value: string, scans: number): void {
    let found = values[name].get(value)
    if (!found) {
      found = { scans: 0, clicks: 0, bots: 0 }
      values[name].set(value, found)
    }
    found[countOf[kind]] += scans
  }
  function addMonth({ id, day: month, value: until, sums }: CombinedRow): void {
    const start = (month ?? '').slice(0, 8)
    visitMonth(sums ?? Buffer.alloc(0), {
      onDay: (day, kind, scans, visitors) => {
        if (day === wholeMonth) return current.days.has(month ?? '')
        const date = start + dayNames[day]
        return date < until && addDay(id ?? '', date, kind, scans, visitors)
      },
      onValue: addValue,
    })
  }

  for (const [index, row] of rows.entries()) {
    if (index % monthsPerTurn === 0) await nextTurn()
    const { dimension, id, day, kind, value, scans, visitors } = row
    if (dimension === 'month') addMonth(row)
    else if (dimension === 'total')
      addDay(id ?? '', day ?? '', kind, Number(scans), Number(visitors))
    else addValue(dimension, kind, value, Number(scans))
  }
  return { current, comparison: other, values, series }
}

const countOf = { scan: 'scans', click: 'clicks', bot: 'bots' } as const
const dayNames = Array.from({ length: 32 }, (_, day) => String(day).padStart(2, '0'))

function countRange({ from, to }: DayRange): RangeCounts {
  const days = new Map<string, DayCounts>()
  for (const day = new Date(`${from}T00:00Z`); ; day.setUTCDate(day.getUTCDate() + 1)) {
    const name = day.toISOString().slice(0, 10)
    if (name > to) return { total: noCounts(), days, byCode: new Map() }
    days.set(name, noCounts())
  }
}

function addCounts(
  { total, days, byCode }: RangeCounts,
  id: string,
  day: string,
  kind: ScanKind,
  scans: number,
  visitors: number,
): void {
  addTo(total, kind, scans, visitors)
  addTo(getCounts(days, day), kind, scans, visitors)
  addTo(getCounts(byCode, id), kind, scans, visitors)
}

function addTo(counts: DayCounts, kind: ScanKind, scans: number, visitors: number): void {
  counts[countOf[kind]] += scans
  if (kind === 'scan') counts.visitors += visitors
}

function getCounts(map: Map<string, DayCounts>, key: string): DayCounts {
  const known = map.get(key)
  if (known) return known
  const counts = noCounts()
  map.set(key, counts)
  return counts
}

export function noCounts(): DayCounts {
  return { scans: 0, clicks: 0, bots: 0, visitors: 0 }
}
