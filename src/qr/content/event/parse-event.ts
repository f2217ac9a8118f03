import { isTimeZone } from '@/std/is-time-zone'
import { localToUtc } from '@/std/local-to-utc'
import { utcToLocal } from '@/std/utc-to-local'
import type { ParseOptions } from '../define-content'
import { type PropertyLine, readPropertyLines } from '../property-lines'
import { unescapeCardText } from '../split-escaped'
import { parseRecurrence, type Recurrence } from './parse-recurrence'

const maxTitle = 200
const dayMs = 86_400_000

/**
 * Parses the first VEVENT of a text (RFC 5545, or vCalendar 1.0). The event is in the time zone of
 * its start; times without a zone are in the reader's zone. See `findRecurrence` for its recurrence.
 */
export function parseEvent(text: string, options: ParseOptions = {}) {
  const trimmed = text.trim()
  if (!/^begin:v(event|calendar)/i.test(trimmed)) return undefined
  const lines = extractEvent(readPropertyLines(trimmed))
  const first = (name: string) => lines.find((line) => line.name === name)
  const read = (name: string) => unescapeCardText(first(name)?.value ?? '')
  const start = readEventTime(first('DTSTART'), options)
  if (!start) return undefined
  const end = readEventTime(first('DTEND'), options)
  const span = readDuration(first('DURATION')?.value)
  return {
    type: 'event' as const,
    title: (read('SUMMARY') || read('LOCATION') || read('DESCRIPTION')).slice(0, maxTitle),
    location: read('LOCATION'),
    description: read('DESCRIPTION'),
    ...(start.timeZone === undefined ? readDays(start, end, span) : readTimes(start, end, span)),
    eventFormat: /^begin:vcalendar/i.test(trimmed) ? ('wrapped' as const) : ('bare' as const),
  }
}

/** Finds how the first event of a text repeats. */
export function findRecurrence(text: string): Recurrence | undefined {
  const rule = extractEvent(readPropertyLines(text.trim())).find(({ name }) => name === 'RRULE')
  return rule && parseRecurrence(rule.value)
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

/** A day, or an instant if it has a time zone; `utcMs` of a day is its midnight in UTC. */
type EventTime = { utcMs: number; timeZone?: string }

function readEventTime(
  line: PropertyLine | undefined,
  options: ParseOptions,
): EventTime | undefined {
  const stamp = line?.value.trim().replace(/[-:]/g, '') ?? ''
  const [, year, month, day, hour, minute, isUtc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(?:\d\d)?(?:\.\d{1,9})?(Z)?)?$/i.exec(stamp) ?? []
  if (!line || year === undefined) return undefined
  const date = `${year}-${month}-${day}`
  const local = `${date}T${hour ?? '00'}:${minute ?? '00'}`
  const utcMs = Date.parse(`${local}Z`)
  if (Number.isNaN(utcMs) || !new Date(utcMs).toISOString().startsWith(date)) return undefined
  if (hour === undefined) return { utcMs }
  if (isUtc) return { utcMs, timeZone: 'UTC' }
  const timeZone = findTimeZone(line.parameters.get('TZID')?.[0]) ?? readersZone(options)
  return { utcMs: localToUtc(local, timeZone).getTime(), timeZone }
}

/** Finds a time zone whose name may have a path prefix: `/example.org/2026a/Europe/Berlin`. */
function findTimeZone(name: string | undefined): string | undefined {
  const parts = (name ?? '').split('/', 9).filter(Boolean)
  return [parts.join('/'), parts.slice(-2).join('/'), parts.slice(-3).join('/')].find(
    (candidate) => /^[a-z][\w+/-]{1,63}$/i.test(candidate) && isTimeZone(candidate),
  )
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

function isoDate(utcMs: number): string {
  return new Date(utcMs).toISOString().slice(0, 10)
}
