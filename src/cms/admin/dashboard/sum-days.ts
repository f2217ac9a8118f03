import type { SlotCount } from './count-scans'

const daysShown = 7

/** Sums slots by the last seven days in the local time zone, from the oldest to today. */
export function sumDays(counts: readonly SlotCount[], now: Date): { start: Date; scans: number }[] {
  const startOf = (daysAgo: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo)
  return Array.from({ length: daysShown }, (_, index) => {
    const daysAgo = daysShown - 1 - index
    const [start, end] = [startOf(daysAgo), startOf(daysAgo - 1)]
    const inDay = counts.filter(([at]) => at >= start.getTime() && at < end.getTime())
    return { start, scans: inDay.reduce((sum, [, scans]) => sum + scans, 0) }
  })
}
