import { utcToLocal } from '@/std/utc-to-local'

export const rangePresets = ['7', '30', '90', '365', 'all', 'own'] as const
export type Preset = (typeof rangePresets)[number]

export type DayRange = { preset: Preset; from: string; to: string }

const dayMs = 86_400_000
/** The statistics cover ten years at most. */
const mostDays = 3_650

export function today(timeZone: string, now = new Date()): string {
  return utcToLocal(now, timeZone).slice(0, 10)
}

/** Returns the days of a preset that ends today; `since` is the first day with data. */
export function makeRange(
  preset: Preset,
  { timeZone, since, last }: { timeZone: string; since: string | null; last?: DayRange },
  now = new Date(),
): DayRange {
  const to = today(timeZone, now)
  if (preset === 'own' && last) return { ...last, preset }
  if (preset === 'all' || preset === 'own') {
    const oldest = addDays(to, 1 - mostDays)
    return { preset, from: since && since > oldest ? since : since ? oldest : to, to }
  }
  return { preset, from: addDays(to, 1 - Number(preset)), to }
}

/** Changes one end of a typed range, and moves the other end if they would cross. */
export function moveRange(range: DayRange, change: { from?: string; to?: string }): DayRange {
  const { from = range.from, to = range.to } = change
  if (from <= to) return { preset: 'own', from, to }
  return change.from ? { preset: 'own', from, to: from } : { preset: 'own', from: to, to }
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}
