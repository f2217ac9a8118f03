import type { PageDraft } from '@/qr/content/page-content'
import { isTimeZone } from '@/std/is-time-zone'
import { localToUtc } from '@/std/local-to-utc'
import { utcToLocal } from '@/std/utc-to-local'

type EventTimeTexts = {
  isPast: boolean
  /** With a time of day only. */
  inUtc?: string
  /** Where clocks at the visitor's show something else than at the event. */
  onOwnClock?: string
  /** What the code says instead of a time that clocks going forward leave out. */
  insteadOfSkipped?: string
}

/** What the times of an event are elsewhere, in words; undefined until its start is known. */
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
  const show = (timeZone: string) => {
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
    inUtc: show('UTC'),
    ...(show(ownZone) !== show(zone) && { onOwnClock: show(ownZone) }),
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
