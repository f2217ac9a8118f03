import { utcToLocal } from '@/std/utc-to-local'

const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const

/** How an event repeats (RFC 5545, 3.3.10). */
export type Recurrence = {
  frequency: (typeof frequencies)[number]
  /** Every how many days, weeks, months or years, from 1. */
  interval: number
  /** Days of the week, 0 for Sunday. */
  weekdays: readonly number[]
  /** Number of occurrences; undefined without end. */
  count?: number
  /** The last day, as `2027-05-31`. */
  until?: string
  /** The parts of the rule that the members above do not express, as written. */
  rest: string
}

const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
export const maxRuleLength = 500

/**
 * Parses the value of an RRULE; undefined if it repeats more often than daily or is invalid.
 *
 * @param timeZone of the event: in America the last moment of a day is on the next day in UTC
 */
export function parseRecurrence(value: string, timeZone = 'UTC'): Recurrence | undefined {
  if (value.length > maxRuleLength) return undefined
  const parts = new Map(
    value
      .toUpperCase()
      .split(';')
      .map((part) => part.trim().split('=', 2) as [string, string]),
  )
  const readPart = (name: string) => {
    const part = parts.get(name) ?? ''
    parts.delete(name)
    return part
  }
  const freq = readPart('FREQ')
  const frequency = frequencies.find((each) => each === freq)
  if (!frequency) return undefined
  const interval = Number(readPart('INTERVAL') || 1)
  const count = Number(readPart('COUNT') || 0)
  const until = readUntil(parts.get('UNTIL') ?? '', timeZone)
  if (until) parts.delete('UNTIL')
  const days = (parts.get('BYDAY') ?? '').split(',').filter(Boolean)
  const weekdays = days.map((name) => weekdayNames.indexOf(name))
  // “The second Monday” is more than a day of the week.
  const isPlain = weekdays.every((weekday) => weekday >= 0)
  if (isPlain) parts.delete('BYDAY')
  parts.delete('WKST')
  if (!Number.isInteger(interval) || interval < 1 || !Number.isInteger(count) || count < 0)
    return undefined
  return {
    frequency,
    interval,
    weekdays: isPlain ? weekdays : [],
    ...(count > 0 && { count }),
    ...(until && { until }),
    rest: [...parts].map(([name, part]) => `${name}=${part}`).join(';'),
  }
}

/** The day of a date or a moment; undefined if there is none. */
function readUntil(stamp: string, timeZone: string): string | undefined {
  const [, year, month, day, hour, minute] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\dZ)?/.exec(stamp) ?? []
  const date = `${year}-${month}-${day}`
  const moment = new Date(`${date}T${hour ?? '00'}:${minute ?? '00'}Z`)
  if (Number.isNaN(moment.getTime())) return undefined
  return hour ? utcToLocal(moment, timeZone).slice(0, 10) : date
}
