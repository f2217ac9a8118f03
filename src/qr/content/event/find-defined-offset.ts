import ICAL from 'ical.js'
import type { PropertyLine } from '../property-lines'
import { unescapeText } from '../split-escaped'

const dayMinutes = 24 * 60
const minuteMs = 60_000
const firstYear = 1970
/** A rule cannot be closed after the year 9999, and the library searches one without end for long. */
const lastYear = 9990
const maxObservances = 50
const maxDates = 200

/** A part of the definition of a time zone: the offset from a moment on, once or every year. */
type Observance = {
  kind: string
  /** Local times: `20261025T030000`. */
  start: string
  dates: readonly string[]
  rule: string
  from: string
  to: string
}

/**
 * Finds the offset in minutes that a local time has in a zone that the calendar defines (RFC 5545,
 * 3.6.5); undefined if there is no such definition or it is unusual. Only yearly rules of one
 * month are accepted, and a few years of them are expanded, because others would take any time.
 *
 * @param local `2026-03-29T02:30`
 */
export function findDefinedOffset(
  name: string,
  local: string,
  lines: readonly PropertyLine[],
): number | undefined {
  const year = Number(local.slice(0, 4))
  const observances = readObservances(name, lines)
  const [first] = [...(observances ?? [])].sort((a, b) => (a.start < b.start ? -1 : 1))
  if (!observances || !first || year < firstYear || year > lastYear) return undefined
  const component = [
    'BEGIN:VTIMEZONE',
    'TZID:defined',
    ...observances.flatMap((observance) => writeObservance(observance, year)),
    'END:VTIMEZONE',
  ].join('\r\n')
  const zone = readZone(component)
  if (!zone) return undefined
  const find = (minutesLater: number) => {
    const wall = new Date(Date.parse(`${local}Z`) + minutesLater * minuteMs)
    if (wall.toISOString().replace(/[-:]/g, '') < first.start) return toMinutes(first.from)
    return zone.utcOffset(ICAL.Time.fromJSDate(wall, true)) / 60
  }
  // The library changes an hour too early for a local time that clocks show twice or skip.
  return find(-Math.abs(find(dayMinutes) - find(-dayMinutes)))
}

function readZone(component: string): ICAL.Timezone | undefined {
  try {
    return new ICAL.Timezone({ component, tzid: 'defined' })
  } catch {
    // A date such as month 13.
    return undefined
  }
}

/** Reads the definition of a zone; undefined if anything in it is unusual. */
function readObservances(
  name: string,
  lines: readonly PropertyLine[],
): readonly Observance[] | undefined {
  const own = findDefinition(name, lines)
  const starts = own.flatMap(({ name, value }, at) =>
    name === 'BEGIN' && /^(standard|daylight)$/i.test(value.trim()) ? [at] : [],
  )
  const observances = starts.flatMap((start, index) => {
    const observance = readObservance(own.slice(start, starts[index + 1]))
    return observance ? [observance] : []
  })
  const isUsual = observances.length === starts.length && starts.length <= maxObservances
  return isUsual && starts.length > 0 ? observances : undefined
}

/** The lines of the definition of a zone. */
export function findDefinition(
  name: string,
  lines: readonly PropertyLine[],
): readonly PropertyLine[] {
  let start = -1
  for (const [at, line] of lines.entries()) {
    const isZone = line.value.trim().toUpperCase() === 'VTIMEZONE'
    if (line.name === 'BEGIN' && isZone) start = at
    if (line.name !== 'END' || !isZone || start < 0) continue
    const own = lines.slice(start, at)
    start = -1
    const id = own.find((each) => each.name === 'TZID')?.value ?? ''
    if (unescapeText(id).trim().replaceAll('"', '') === name.trim()) return own
  }
  return []
}

function readObservance([begin, ...lines]: readonly PropertyLine[]): Observance | undefined {
  const read = (name: string) => lines.find((line) => line.name === name)?.value.trim() ?? ''
  const [start, from, to] = [read('DTSTART'), read('TZOFFSETFROM'), read('TZOFFSETTO')]
  const rule = read('RRULE').toUpperCase()
  const dates = lines.flatMap(({ name, value }) => (name === 'RDATE' ? value.split(',') : []))
  const isUsual =
    [start, ...dates].every((time) => /^\d{8}T\d{6}$/.test(time)) &&
    [from, to].every((offset) => /^[+-]\d{4}(\d\d)?$/.test(offset)) &&
    (rule === '' || isYearly(rule)) &&
    dates.length <= maxDates
  return isUsual ? { kind: begin?.value.trim() ?? '', start, dates, rule, from, to } : undefined
}

const yearlyPart =
  /^(FREQ=YEARLY|INTERVAL=1|WKST=[A-Z]{2}|BYMONTH=\d{1,2}|BYDAY=[+-]?\d?[A-Z]{2}|BYMONTHDAY=-?\d{1,2}(,-?\d{1,2}){0,9}|BY(HOUR|MINUTE)=\d{1,2}|UNTIL=\d{8}(T\d{6}Z?)?)$/

function isYearly(rule: string): boolean {
  const parts = rule.split(';', 12)
  return (
    parts.includes('FREQ=YEARLY') &&
    (parts.some((part) => part.startsWith('BYMONTH=')) || !rule.includes('BY')) &&
    parts.every((part) => yearlyPart.test(part))
  )
}

/** Of a yearly rule the years around the one that is asked for are enough; many begin in 1601. */
function writeObservance({ kind, start, dates, rule, from, to }: Observance, year: number) {
  const [, until = '9999'] = /UNTIL=(\d{4})/.exec(rule) ?? []
  const wanted = Math.min(year - 2, Number(until))
  const isEarlier = rule !== '' && Number(start.slice(0, 4)) < wanted
  const closed = [
    ...rule.split(';').filter((part) => !part.startsWith('UNTIL=')),
    `UNTIL=${year + 2}1231T000000Z`,
  ].join(';')
  return [
    `BEGIN:${kind}`,
    `DTSTART:${isEarlier ? String(wanted).padStart(4, '0') + start.slice(4) : start}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    ...(rule ? [`RRULE:${Number(until) > year + 2 ? closed : rule}`] : []),
    ...(dates.length > 0 ? [start, ...dates] : []).map((date) => `RDATE:${date}`),
    `END:${kind}`,
  ]
}

function toMinutes(offset: string): number {
  return Number(`${offset[0]}1`) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3, 5)))
}
