import type { EventTimes } from '@/qr/content'

/**
 * Describes a period in one or two lines: a day and its hours, or the first and the last day. Days
 * without hours have no time zone; the others are those of `timeZone`.
 *
 * @param locale a language with the reader's region, which decides between 12 and 24 hours
 */
export function describeTimes(
  { start, end, isAllDay }: EventTimes,
  locale: string,
  timeZone: string,
): readonly string[] {
  const zone = isAllDay ? 'UTC' : timeZone
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: zone })
  const hours = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone })
  const both = new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: zone,
  })
  const last = end && end > start ? end : start
  if (day.format(start) !== day.format(last)) {
    const format = isAllDay ? day : both
    return [`${format.format(start)} –`, format.format(last)]
  }
  if (isAllDay) return [day.format(start)]
  return [day.format(start), last > start ? hours.formatRange(start, last) : hours.format(start)]
}
