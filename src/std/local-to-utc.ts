import { clockParts } from './clock-parts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * The instant at which clocks in an IANA time zone show the given local time.
 *
 * Where clocks go back, a local time comes twice and the earlier is meant; where they go forward,
 * it never comes and is moved on by as much as the clocks are (both as `Temporal` and RFC 5545
 * have it).
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

/** How far clocks in the zone are ahead of UTC at an instant. */
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
