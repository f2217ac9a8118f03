import { localToUtc } from '@/std/local-to-utc'
import type { PropertyLine } from '../property-lines'
import type { ZonedTime } from './time-zone-engine'
import { isAbbreviation, isZoneName } from './zone-names'

type Resolve = (
  name: string,
  local: string,
  calendar: readonly PropertyLine[],
) => ZonedTime | undefined

let resolveOther: Resolve | undefined

/**
 * Loads what events need whose zones have other names than those of IANA: the names of Windows, and
 * the interpreter of definitions in calendars. Until then their zones are unknown.
 */
export async function prepareTimeZones(): Promise<void> {
  const { resolveZonedTime } = await import('./time-zone-engine')
  resolveOther = resolveZonedTime
}

/**
 * Resolves a local time in a named zone; undefined if the zone is unknown.
 *
 * @param local `2026-03-29T02:30`
 * @param calendar all lines, because a calendar may define its zones
 */
export const resolveEventTime: Resolve = (name, local, calendar) => {
  const isDefined = calendar.some((line) => line.name === 'TZID' && line.value.trim() === name)
  const timeZone = isDefined && isAbbreviation(name) ? undefined : findTimeZone(name)
  if (timeZone) return { utcMs: localToUtc(local, timeZone).getTime(), timeZone }
  return resolveOther?.(name, local, calendar)
}

/** Finds a time zone whose name may have a path prefix: `/example.org/2026a/Europe/Berlin`. */
function findTimeZone(name: string): string | undefined {
  const parts = name.split('/', 9).filter(Boolean)
  return [parts.join('/'), parts.slice(-2).join('/'), parts.slice(-3).join('/')].find(
    (candidate) => /^[\w+/-]{2,64}$/.test(candidate) && isZoneName(candidate),
  )
}
