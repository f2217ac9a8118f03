const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes long; a door asks for the same few zones all day. */
function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timeZone, made)
  return made
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** What clocks in a zone show: ISO weekday (1 = Monday) and `HH:MM`. In an unknown one, in UTC. */
export function readLocalClock(atMs: number, timeZone: string): { day: number; time: string } {
  const parts = findParts(atMs, timeZone) ?? getFormat('UTC').formatToParts(atMs)
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? ''
  return {
    day: weekdays.indexOf(read('weekday')) + 1,
    time: `${read('hour')}:${read('minute')}`,
  }
}

function findParts(atMs: number, timeZone: string): Intl.DateTimeFormatPart[] | undefined {
  try {
    return getFormat(timeZone).formatToParts(atMs)
  } catch {
    return undefined
  }
}
