import { localToUtc } from '@/std/local-to-utc'
import { utcToLocal } from '@/std/utc-to-local'
import type { ParseOptions } from '../define-content'
import { type PropertyLine, readPropertyLines } from '../property-lines'
import { unescapeCardText } from '../split-escaped'
import { maxRuleLength, parseRecurrence, type Recurrence } from './parse-recurrence'
import { resolveEventTime } from './time-zones'

const maxTitle = 200
const maxZoneName = 200
const dayMs = 86_400_000

/** An event whose times are in a zone that is not known, so they are no instants. */
export type UnplacedEvent = {
  type: 'unplaced-event'
  title: string
  location: string
  description: string
  /** As written, such as `2026-07-01T09:00`. */
  start: string
  /** '' if unknown. */
  end: string
  /** The name that the code gives the zone. */
  zone: string
}

/**
 * Parses the first VEVENT of a text (RFC 5545, or vCalendar 1.0). The event is in the time zone of
 * its start; times without a zone are in that of the calendar, else in the reader's. Undefined if
 * the zone is unknown; names other than those of IANA are known after `prepareTimeZones`. See
 * `findRecurrence` for its recurrence.
 */
export function parseEvent(text: string, options: ParseOptions = {}) {
  const event = readEvent(text, options)
  if (!event || event.start.unknownZone || event.end?.unknownZone) return undefined
  const { start, end, span, ...texts } = event
  return {
    type: 'event' as const,
    ...texts,
    ...(start.timeZone === undefined ? readDays(start, end, span) : readTimes(start, end, span)),
    eventFormat: /^begin:vcalendar/i.test(text.trim()) ? ('wrapped' as const) : ('bare' as const),
  }
}

/** Parses an event of which `parseEvent` does not know the time zone. */
export function parseUnplacedEvent(text: string): UnplacedEvent | undefined {
  const event = readEvent(text, {})
  const zone = event?.start.unknownZone ?? event?.end?.unknownZone
  if (!event || zone === undefined) return undefined
  const { start, end, span, ...texts } = event
  const isElsewhere = end && end.unknownZone !== start.unknownZone
  const lastMs = end ? end.wallMs : span && start.wallMs + span
  const hasEnd = !isElsewhere && lastMs !== undefined && lastMs > start.wallMs
  return {
    type: 'unplaced-event',
    ...texts,
    start: isoMinute(start.wallMs),
    end: hasEnd ? isoMinute(lastMs) : '',
    zone,
  }
}

function readEvent(text: string, options: ParseOptions) {
  const trimmed = text.trim()
  if (!/^begin:v(event|calendar)/i.test(trimmed)) return undefined
  const calendar = readPropertyLines(trimmed)
  const lines = extractEvent(calendar)
  const first = (name: string) => lines.find((line) => line.name === name)
  const read = (name: string) => unescapeCardText(first(name)?.value ?? '')
  const start = readEventTime(first('DTSTART'), calendar, options)
  if (!start) return undefined
  const end = readEventTime(first('DTEND'), calendar, options)
  const span = readDuration(first('DURATION')?.value)
  const title = (read('SUMMARY') || read('LOCATION') || read('DESCRIPTION')).slice(0, maxTitle)
  const texts = { title, location: read('LOCATION'), description: read('DESCRIPTION') }
  return { ...texts, start, end, span }
}

/** How an event repeats, by a rule or by dates. */
type Repetition = {
  /** Undefined if it is not understood. */
  rule?: Recurrence
  written: string
  /** The rule is understood and says everything. */
  isPlain: boolean
}

/** Finds how the first event of a text repeats. */
export function findRepetition(text: string): Repetition | undefined {
  const calendar = readPropertyLines(text.trim())
  const event = extractEvent(calendar)
  const lines = event.filter(({ name }) => /^(RRULE|RDATE|EXRULE|EXDATE)$/.test(name))
  const first =
    lines.find(({ name }) => name === 'RRULE') ?? lines.find(({ name }) => name === 'RDATE')
  if (!first) return undefined
  const start = event.find(({ name }) => name === 'DTSTART')
  const timeZone = readEventTime(start, calendar, {})?.timeZone
  const rule = first.name === 'RRULE' ? parseRecurrence(first.value, timeZone) : undefined
  const written = first.value.trim().slice(0, maxRuleLength)
  return { ...(rule && { rule }), written, isPlain: rule !== undefined && lines.length === 1 }
}

/** Returns the lines of the event itself, without those of nested alarms. */
function extractEvent(lines: readonly PropertyLine[]): PropertyLine[] {
  const own: PropertyLine[] = []
  const open: string[] = []
  for (const line of lines) {
    const value = line.value.trim().toUpperCase()
    if (line.name === 'BEGIN') open.push(value)
    else if (line.name === 'END') {
      if (open.pop() === 'VEVENT') return own
    } else if (open.at(-1) === 'VEVENT') own.push(line)
  }
  return own
}

/**
 * A day, or an instant if it has a time zone. `utcMs` of a day is its midnight in UTC; `wallMs` is
 * the time as written, read as UTC.
 */
type EventTime = { utcMs: number; wallMs: number; timeZone?: string; unknownZone?: string }

function readEventTime(
  line: PropertyLine | undefined,
  calendar: readonly PropertyLine[],
  options: ParseOptions,
): EventTime | undefined {
  if (!line) return undefined
  const { zone, stamp } = splitZone(line)
  const [, year, month, day, hour, minute, isUtc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(?:\d\d)?(?:\.\d{1,9})?(Z)?)?$/i.exec(
      stamp.trim().replace(/[-:]/g, ''),
    ) ?? []
  if (year === undefined) return undefined
  const date = `${year}-${month}-${day}`
  const local = `${date}T${hour ?? '00'}:${minute ?? '00'}`
  const wallMs = Date.parse(`${local}Z`)
  if (Number.isNaN(wallMs) || !new Date(wallMs).toISOString().startsWith(date)) return undefined
  if (hour === undefined) return { utcMs: wallMs, wallMs }
  if (isUtc) return { utcMs: wallMs, wallMs, timeZone: 'UTC' }
  const name = zone || findCalendarZone(calendar)
  if (name === '') {
    const timeZone = readersZone(options)
    return { utcMs: localToUtc(local, timeZone).getTime(), wallMs, timeZone }
  }
  const resolved = resolveEventTime(name, local, calendar)
  return resolved ? { ...resolved, wallMs } : { utcMs: wallMs, wallMs, unknownZone: name }
}

function splitZone({ parameters, value }: PropertyLine) {
  const zone = (parameters.get('TZID')?.join(',') ?? '').trim()
  // The colon of an unquoted name such as “(UTC+01:00) Berlin” was read as its end.
  const isCut = zone !== '' && !/^\s{0,9}\d{4}-?\d\d-?\d\d/.test(value)
  const colon = value.lastIndexOf(':')
  return {
    zone: (isCut ? `${zone}:${value.slice(0, colon)}` : zone).slice(0, maxZoneName),
    stamp: isCut ? value.slice(colon + 1) : value,
  }
}

/** The zone of times without one; not part of RFC 5545, but many calendars have it. */
function findCalendarZone(calendar: readonly PropertyLine[]): string {
  const line = calendar.find(({ name }) => name === 'X-WR-TIMEZONE')
  return (line?.value ?? '').trim().replaceAll('"', '').slice(0, maxZoneName)
}

function readersZone({ timeZone }: ParseOptions): string {
  return timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Parses a duration (RFC 5545, 3.3.6) to milliseconds. */
function readDuration(value: string | undefined): number | undefined {
  const [whole, sign, weeks, days, hours, minutes, seconds] =
    /^([+-])?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,8})M)?(?:(\d{1,9})S)?)?$/i.exec(
      value?.trim() ?? '',
    ) ?? []
  if (whole === undefined || sign === '-') return undefined
  const [w, d, h, m, s] = [weeks, days, hours, minutes, seconds].map((count) => Number(count ?? 0))
  return (
    (((w ?? 0) * 7 + (d ?? 0)) * 24 + (h ?? 0)) * 3_600_000 + (m ?? 0) * 60_000 + (s ?? 0) * 1000
  )
}

/**
 * DTEND is the day after the last; without it, an all-day event lasts one day (RFC 5545, 3.6.1).
 */
function readDays(start: EventTime, end: EventTime | undefined, span: number | undefined) {
  const after = end?.utcMs ?? start.utcMs + Math.max(span ?? 0, dayMs)
  const startDate = isoDate(start.utcMs)
  const lastDate = isoDate(Math.max(after - dayMs, start.utcMs))
  return { allDay: true, startDate, endDate: lastDate === startDate ? '' : lastDate }
}

function readTimes(start: EventTime, end: EventTime | undefined, span: number | undefined) {
  const { timeZone = 'UTC' } = start
  const [startDate, startTime] = splitLocal(start.utcMs, timeZone)
  const times = { allDay: false, startDate, startTime, timeZone }
  const endMs = end?.utcMs ?? (span && start.utcMs + span)
  if (endMs === undefined || endMs < start.utcMs) return times
  const [endDate, endTime] = splitLocal(endMs, timeZone)
  return { ...times, endDate: endDate === startDate ? '' : endDate, endTime }
}

function splitLocal(utcMs: number, timeZone: string) {
  const [date = '', time = ''] = utcToLocal(new Date(utcMs), timeZone).split('T')
  return [date, time] as const
}

function isoMinute(wallMs: number): string {
  return new Date(wallMs).toISOString().slice(0, 16)
}

function isoDate(utcMs: number): string {
  return new Date(utcMs).toISOString().slice(0, 10)
}
