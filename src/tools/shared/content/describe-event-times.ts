import type { PageDraft } from '@/qr/content'
import { isTimeZone } from '@/std/is-time-zone'
import { localToUtc } from '@/std/local-to-utc'
import { utcToLocal } from '@/std/utc-to-local'

type EventTimeTexts = {
  isPast: boolean
  /** Set if the event has a time of day. */
  inUtc?: string
  /** Set if the visitor's local time differs from the event's. */
  onOwnClock?: string
  /** The time in the code, if the chosen one is skipped by daylight saving time. */
  insteadOfSkipped?: string
}

/** Formats the times of an event in other zones; undefined until its start is valid. */
export function describeEventTimes(
  { allDay, startDate, startTime, endDate, endTime, timeZone }: PageDraft,
  { locale, ownZone, now }: { locale: string; ownZone: string; now: Date },
): EventTimeTexts | undefined {
  if (!startDate) return undefined
  if (allDay === true) {
    return { isPast: String(endDate || startDate) < utcToLocal(now, ownZone).slice(0, 10) }
  }
  const zone = String(timeZone)
  if (!startTime || !isTimeZone(zone)) return undefined
  const start = findInstant(`${startDate}T${startTime}`, zone)
  if (!start) return undefined
  const finish = endTime ? findInstant(`${endDate || startDate}T${endTime}`, zone) : undefined
  const end = finish && finish > start ? finish : undefined
  const formatIn = (timeZone: string) => {
    const format = new Intl.DateTimeFormat(locale, {
      timeZone,
      dateStyle: 'medium',
      timeStyle: 'short',
    })
    return end ? format.formatRange(start, end) : format.format(start)
  }
  const typed = `${startDate}T${startTime}`
  const shown = utcToLocal(start, zone)
  return {
    isPast: (end ?? start) < now,
    inUtc: formatIn('UTC'),
    ...(formatIn(ownZone) !== formatIn(zone) && { onOwnClock: formatIn(ownZone) }),
    ...(shown !== typed && { insteadOfSkipped: shown.slice(11) }),
  }
}

function findInstant(local: string, zone: string): Date | undefined {
  try {
    return localToUtc(local, zone)
  } catch {
    return undefined
  }
}
