import type { EventTimes } from '@/qr/content'

/** Formats a period: whole days without a time zone, times in `timeZone`. */
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
