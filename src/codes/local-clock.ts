/** There are some four hundred zones, but a name can be written in countless ways. */
const maxNames = 500
const maxFormats = 100
const formatsByName = new Map<string, Intl.DateTimeFormat>()
const formatsByZone = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes long, and scans ask for the same few zones all day. */
function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formatsByName.get(timeZone)
  if (known) return known
  const made = makeFormat(timeZone)
  const zone = made.resolvedOptions().timeZone
  const format = formatsByZone.get(zone) ?? made
  put(formatsByZone, zone, format, maxFormats)
  put(formatsByName, timeZone, format, maxNames)
  return format
}

/** The oldest goes where there is no room. */
function put<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  const [oldest] = map.keys()
  if (map.size >= most && oldest !== undefined && !map.has(key)) map.delete(oldest)
  map.set(key, value)
}

function makeFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
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
