import { localToUtc } from '@/std/local-to-utc'
import type { ContentOf } from '../content'

/** For whole days: midnight in UTC, the last day inclusive. */
export type EventTimes = { start: Date; end?: Date; isAllDay: boolean }

/** Start and end of an event; undefined if they are invalid. */
export function findEventTimes(event: ContentOf<'event'>): EventTimes | undefined {
  const { allDay, startDate, startTime, endDate, endTime, timeZone } = event
  try {
    if (allDay) {
      const start = new Date(`${startDate}T00:00Z`)
      return { start, ...(endDate && { end: new Date(`${endDate}T00:00Z`) }), isAllDay: true }
    }
    const start = localToUtc(`${startDate}T${startTime}`, timeZone)
    const end = endTime && localToUtc(`${endDate || startDate}T${endTime}`, timeZone)
    return { start, ...(end && { end }), isAllDay: false }
  } catch {
    return undefined
  }
}
