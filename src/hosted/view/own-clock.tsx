'use client'

import { useEffect, useState } from 'react'
import { formatTimes } from './format-times'

/** The same time in the visitor's time zone, if it differs. */
export function OwnClock({
  start,
  end,
  timeZone,
  iso,
  label,
}: {
  start: string
  end: string | undefined
  timeZone: string
  iso: string
  label: string
}) {
  const [shown, setShown] = useState<string>()

  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    const format = (zone: string, withName = true) => {
      const times = { start: new Date(start), ...(end && { end: new Date(end) }), isAllDay: false }
      return withName ? formatTimes(times, iso, zone) : clockOf(times.start, zone)
    }
    setShown(format(own, false) === format(timeZone, false) ? undefined : format(own))
  }, [start, end, timeZone, iso])

  if (!shown) return null
  return (
    <span className="mt-1 block text-ink-soft text-sm">
      {label} {shown}
    </span>
  )
}

function clockOf(time: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    time,
  )
}
