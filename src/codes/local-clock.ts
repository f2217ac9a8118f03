/**
 * There are about four hundred zones, but a name can be written in many ways, because case is
 * ignored.
 */
const maxNames = 500
const maxFormats = 100
const formatsByName = new Map<string, Intl.DateTimeFormat>()
const formatsByZone = new Map<string, Intl.DateTimeFormat>()

/** Caches formats, because creating one is slow and scans use the same few zones. */
function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formatsByName.get(timeZone)
  if (known) return known
  const made = makeFormat(timeZone)
  const zone = made.resolvedOptions().timeZone
  const format = formatsByZone.get(zone) ?? made
  addToCache(formatsByZone, zone, format, maxFormats)
  addToCache(formatsByName, timeZone, format, maxNames)
  return format
}

/** Adds an entry and evicts the oldest one if the map is full. */
function addToCache<Value>(
  map: Map<string, Value>,
  key: string,
  value: Value,
  maxSize: number,
): void {
  const [oldest] = map.keys()
  if (map.size >= maxSize && oldest !== undefined && !map.has(key)) map.delete(oldest)
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

/**
 * Returns the local ISO weekday (1 = Monday) and time `HH:MM` in a zone; in UTC if the zone is
 * unknown.
 */
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
