import 'server-only'
import {
  createWordIds,
  type DayCounts,
  type ScanKind,
  statisticsDimensions,
  visitMonth,
  wholeMonth,
} from '@/codes'
import { nextTurn } from '../../next-turn'
import { createValueCounter, type ValueCounts } from './count-values'
import { type CombinedRange, type CombinedRow, readCombinedRows } from './read-combined-rows'

/** Months that are unpacked in one turn of the event loop. */
const monthsPerTurn = 50
/** Codes that one statement reads; each code is read by one, so that its scans are counted once. */
const codesPerRead = 100

/** Counts of one range. */
export type RangeCounts = {
  total: DayCounts
  days: Map<string, DayCounts>
  /** Also of some codes without scans. */
  byCode: Map<string, DayCounts>
}

export type CombinedCounts = {
  current: RangeCounts
  comparison: RangeCounts | undefined
  values: ValueCounts
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
  range: CombinedRange,
  comparison: CombinedRange | undefined,
  seriesIds: ReadonlySet<string>,
): Promise<CombinedCounts> {
  const current = countRange(range)
  const other = comparison && countRange(comparison)
  const series = new Map([...seriesIds].map((id) => [id, new Map<string, DayCounts>()]))
  const words = createWordIds()
  const counter = createValueCounter()
  /** Finds the counts of the days of each month once, since there are many months of codes. */
  const slotsOfMonths = new Map<string, DaySlot[]>()
  function findSlots(month: string): DaySlot[] {
    const known = slotsOfMonths.get(month)
    if (known) return known
    const slots = Array.from({ length: 32 }, (_, day) => {
      const date = month.slice(0, 8) + String(day).padStart(2, '0')
      return { date, current: current.days.get(date), other: other?.days.get(date) }
    })
    slotsOfMonths.set(month, slots)
    return slots
  }

  /** Returns a function that adds a day of a code and returns whether it is in the current range. */
  function addTo(id: string) {
    const ofCode = getCounts(current.byCode, id)
    const ofOther = other && getCounts(other.byCode, id)
    const ofSeries = series.get(id)
    return (slot: DaySlot, kind: ScanKind, scans: number, visitors: number): boolean => {
      if (slot.other && ofOther) {
        addCounts(slot.other, kind, scans, visitors)
        addCounts(ofOther, kind, scans, visitors)
      }
      if (!slot.current) return false
      addCounts(slot.current, kind, scans, visitors)
      addCounts(ofCode, kind, scans, visitors)
      if (ofSeries) addCounts(getCounts(ofSeries, slot.date), kind, scans, visitors)
      return true
    }
  }

  function addMonth({ id, day: month, value: until, sums }: CombinedRow): void {
    const slots = findSlots(month ?? '')
    const add = addTo(id ?? '')
    visitMonth(sums ?? Buffer.alloc(0), words, {
      onDay: (day, kind, scans, visitors) => {
        // Totals of a whole month are read only if the month is in one of the ranges.
        if (day === wholeMonth) return slots[1]?.current !== undefined
        const slot = slots[day]
        return slot !== undefined && slot.date < until && add(slot, kind, scans, visitors)
      },
      onValue: counter.add,
    })
  }

  function addRow(row: CombinedRow): void {
    const { dimension, id, day, kind, value, scans, visitors } = row
    if (dimension === 'month') addMonth(row)
    else if (dimension === 'total') {
      const slot = findSlots(`${day?.slice(0, 8)}01`)[Number(day?.slice(8))]
      if (slot) addTo(id ?? '')(slot, kind, Number(scans), Number(visitors))
    } else {
      counter.add(statisticsDimensions.indexOf(dimension), kind, words.getId(value), Number(scans))
    }
  }

  // The database reads the next codes while these are added up.
  const readPart = async (start: number) =>
    start < ids.length
      ? readCombinedRows(ids.slice(start, start + codesPerRead), range, comparison)
      : []
  let pending = readPart(0)
  for (let next = codesPerRead; next < ids.length + codesPerRead; next += codesPerRead) {
    const rows = await pending
    pending = readPart(next)
    // Reported by the `await` of the next round, if this one does not throw.
    pending.catch(() => {})
    for (const [index, row] of rows.entries()) {
      if (index % monthsPerTurn === 0) await nextTurn()
      addRow(row)
    }
  }
  for (const { total, days } of other ? [current, other] : [current]) {
    for (const counts of days.values()) {
      for (const name of Object.keys(total) as (keyof DayCounts)[]) total[name] += counts[name]
    }
  }
  return { current, comparison: other, values: counter.list(words), series }
}

/** A day, and its counts in the ranges that contain it. */
type DaySlot = { date: string; current: DayCounts | undefined; other: DayCounts | undefined }

const countOf = { scan: 'scans', click: 'clicks', bot: 'bots' } as const
function countRange({ from, to }: CombinedRange): RangeCounts {
  const days = new Map<string, DayCounts>()
  for (const day = new Date(`${from}T00:00Z`); ; day.setUTCDate(day.getUTCDate() + 1)) {
    const name = day.toISOString().slice(0, 10)
    if (name > to) return { total: noCounts(), days, byCode: new Map() }
    days.set(name, noCounts())
  }
}

function addCounts(counts: DayCounts, kind: ScanKind, scans: number, visitors: number): void {
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
