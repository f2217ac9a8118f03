import { isTimeZone } from '@/std/is-time-zone'
import { localToUtc } from '@/std/local-to-utc'
import { type ContentWith, contentSchemaOf } from '../content-schema'
import { defineContent } from '../define-content'
import { escapeCardText } from '../escape-text'
import { choiceField, rule, switchField, textField } from '../field'

const dateOptions = {
  input: 'date',
  maxLength: 10,
  group: 'when',
  rules: [rule('date', isDate)],
} as const
const timeOptions = {
  input: 'time',
  maxLength: 5,
  group: 'when',
  rules: [rule('time', isTime)],
} as const
const whenTimed = { field: 'allDay', is: [false] }

const fields = {
  title: textField({ required: true, maxLength: 200, placeholder: true }),
  location: textField({ maxLength: 200, placeholder: true }),
  description: textField({ input: 'multiline', maxLength: 1000 }),
  allDay: switchField({ group: 'when' }),
  startDate: textField({ ...dateOptions, required: true }),
  startTime: textField({ ...timeOptions, required: true, shownWhen: whenTimed }),
  endDate: textField({ ...dateOptions, hint: true }),
  endTime: textField({ ...timeOptions, shownWhen: whenTimed }),
  timeZone: textField({
    input: 'timeZone',
    required: true,
    maxLength: 64,
    group: 'when',
    hint: true,
    shownWhen: whenTimed,
    rules: [rule('timeZone', isTimeZone)],
  }),
  eventFormat: choiceField(['bare', 'wrapped'], { group: 'advanced', hint: true }),
}

type Event = ContentWith<'event', typeof fields>

const schema = contentSchemaOf('event', fields, (event) => {
  if (!event.allDay && isDate(event.endDate) && event.endTime === '') {
    return [{ path: 'endTime', key: 'required' }]
  }
  const path = event.endDate === '' ? 'endTime' : 'endDate'
  return endsBeforeStart(event) ? [{ path, key: 'endBeforeStart' }] : []
})

/**
 * One VEVENT (RFC 5545). Times are in UTC, because a TZID requires a VTIMEZONE, which readers
 * ignore. Without VCALENDAR by default; some readers require one.
 */
export const event = defineContent({
  schema,
  sample: {
    type: 'event',
    title: 'Expo 2027',
    location: 'Lisboa',
    description: '',
    allDay: false,
    startDate: '2027-05-14',
    startTime: '09:30',
    endDate: '',
    endTime: '18:00',
    timeZone: 'Europe/Lisbon',
    eventFormat: 'bare',
  },
  encode(event) {
    const lines = [
      'BEGIN:VEVENT',
      `SUMMARY:${escapeCardText(event.title)}`,
      ...(event.allDay ? encodeDays(event) : encodeTimes(event)),
      ...(event.location.trim() ? [`LOCATION:${escapeCardText(event.location)}`] : []),
      ...(event.description.trim() ? [`DESCRIPTION:${escapeCardText(event.description)}`] : []),
      'END:VEVENT',
    ]
    if (event.eventFormat === 'wrapped') {
      lines.unshift('BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:Quietzone')
      lines.push('END:VCALENDAR')
    }
    return lines.join('\r\n')
  },
  title: ({ title }) => title.trim(),
  pageTitle: ({ title }) => title.trim(),
  effects: ['timed', 'allDay', 'wrapped'],
  findEffects({ allDay, eventFormat }) {
    const main = allDay === true ? 'allDay' : 'timed'
    return eventFormat === 'wrapped' ? [main, 'wrapped'] : [main]
  },
  lint: () => [],
})

/** Users enter the last day; DTEND is the day after it (RFC 5545, 3.6.1). */
function encodeDays({ startDate, endDate }: Event): string[] {
  const dayAfter = new Date(`${endDate || startDate}T00:00Z`)
  dayAfter.setUTCDate(dayAfter.getUTCDate() + 1)
  return [
    `DTSTART;VALUE=DATE:${compact(startDate)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter.toISOString().slice(0, 10))}`,
  ]
}

function encodeTimes({ startDate, startTime, endDate, endTime, timeZone }: Event): string[] {
  const start = `DTSTART:${utcStamp(`${startDate}T${startTime}`, timeZone)}`
  if (endTime === '') return [start]
  return [start, `DTEND:${utcStamp(`${endDate || startDate}T${endTime}`, timeZone)}`]
}

function utcStamp(local: string, timeZone: string): string {
  return compact(`${localToUtc(local, timeZone).toISOString().slice(0, 19)}Z`)
}

function compact(isoTime: string): string {
  return isoTime.replace(/[-:]/g, '')
}

/**
 * Compares instants: in the night when clocks go forward, 02:30 does not exist and is moved to
 * 03:30, after 03:00.
 */
function endsBeforeStart({ allDay, startDate, startTime, endDate, endTime, timeZone }: Event) {
  if (allDay) return endDate !== '' && endDate < startDate
  if (![startTime, endTime].every(isTime) || ![startDate, endDate || startDate].every(isDate)) {
    return false
  }
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC'
  const start = localToUtc(`${startDate}T${startTime}`, zone)
  return localToUtc(`${endDate || startDate}T${endTime}`, zone) < start
}

/**
 * Whether a text is a calendar date such as `2026-02-28`; 30 February is rejected. So are the first
 * and last days of the four-digit years, because their year may differ in UTC.
 */
function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  if (value < '0001-01-03' || value > '9999-12-29') return false
  const date = new Date(`${value}T00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

function isTime(value: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
}
