import { clockParts } from './clock-parts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * Returns the instant at which clocks in an IANA time zone show a local time.
 *
 * If clocks go back, a local time occurs twice and the earlier instant is returned; if they go
 * forward, a skipped time moves forward by as much as the clocks (both as in `Temporal` and RFC
 * 5545).
 *
 * @param local `2026-03-29T02:30`, with or without seconds
 * @throws RangeError for an unknown time zone or an unreadable local time
 */
export function localToUtc(local: string, timeZone: string): Date {
  const wallMs = Date.parse(`${local}Z`)
  if (Number.isNaN(wallMs)) throw new RangeError(`Unreadable local time ${local}`)
  const before = offsetMs(wallMs - dayMs, timeZone)
  const after = offsetMs(wallMs + dayMs, timeZone)
  const fits = [before, after].find((offset) => offsetMs(wallMs - offset, timeZone) === offset)
  return new Date(wallMs - (fits ?? before))
}

/** Returns the offset of the zone from UTC at an instant. */
function offsetMs(instantMs: number, timeZone: string): number {
  const shown = clockParts(instantMs, timeZone)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(shown(type))
  const shownMs = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return shownMs - Math.floor(instantMs / 1000) * 1000
}
