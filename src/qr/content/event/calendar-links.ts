import { percentEncode } from '@/std/percent-encode'
import { utcToLocal } from '@/std/utc-to-local'
import type { ContentOf } from '../content'
import { findEventTimes } from './find-event-times'

const dayMs = 86_400_000

/**
 * Links that open the event as a draft in web calendars.
 *
 * @param rule value of an RRULE, which only Google Calendar accepts. It counts days in the zone of
 *   the event, so that zone is named, too.
 */
export function calendarLinks(
  event: ContentOf<'event'>,
  rule = '',
): { google: string; outlook: string } | undefined {
  const times = findEventTimes(event)
  if (!times) return undefined
  const { start, isAllDay } = times
  const last = times.end ?? start
  // Both expect the day after the last, as iCalendar does.
  const end = isAllDay ? new Date(last.getTime() + dayMs) : last
  const stamp = (date: Date) => {
    const iso = date.toISOString()
    return isAllDay ? iso.slice(0, 10) : `${iso.slice(0, 19)}Z`
  }
  const hasZone = rule !== '' && !isAllDay
  const compact = (date: Date) =>
    (hasZone ? `${utcToLocal(date, event.timeZone)}:00` : stamp(date)).replace(/[-:]/g, '')
  return {
    google: address('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: event.title,
      dates: `${compact(start)}/${compact(end)}`,
      ctz: hasZone ? event.timeZone : '',
      recur: rule && `RRULE:${rule}`,
      location: event.location,
      details: event.description,
    }),
    outlook: address('https://outlook.live.com/calendar/0/action/compose', {
      rru: 'addevent',
      subject: event.title,
      startdt: stamp(start),
      enddt: stamp(end),
      allday: isAllDay ? 'true' : '',
      location: event.location,
      body: event.description,
    }),
  }
}

function address(base: string, parameters: Record<string, string>): string {
  const query = Object.entries(parameters)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${percentEncode(value)}`)
  return `${base}?${query.join('&')}`
}
