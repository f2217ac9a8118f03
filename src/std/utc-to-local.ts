import { clockParts } from './clock-parts'

/**
 * Returns the local time in an IANA time zone at an instant, as `2026-03-29T03:30`.
 *
 * @throws RangeError for an unknown time zone or an invalid date
 */
export function utcToLocal(instant: Date, timeZone: string): string {
  const part = clockParts(instant, timeZone)
  const year = part('year').padStart(4, '0')
  return `${year}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}
