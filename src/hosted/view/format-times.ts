import type { EventTimes } from '@/tools/shared/calendar/find-event-times'

/** A stretch of time in words: whole days as they are, hours on the clock of a time zone. */
export function formatTimes({ start, end, isAllDay }: EventTimes, iso: string, timeZone: string) {
  const format = isAllDay
    ? new Intl.DateTimeFormat(iso, { dateStyle: 'full', timeZone: 'UTC' })
    : new Intl.DateTimeFormat(iso, {
        weekday: 'long',
        year: 'numeric',
        month: 'long',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
        timeZone,
      })
  return end && end > start ? format.formatRange(start, end) : format.format(start)
}
