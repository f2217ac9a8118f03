'use client'

import { useEffect, useState } from 'react'
import { describeTimes } from './describe-times'

/** The same time in the visitor's time zone, if it differs. */
export function OwnClock({
  start,
  end,
  timeZone,
  locale,
  label,
}: {
  start: string
  end: string | undefined
  timeZone: string
  /** The language of dates, with a region. */
  locale: string
  label: string
}) {
  const [shown, setShown] = useState<readonly string[]>()

  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    const times = { start: new Date(start), ...(end && { end: new Date(end) }), isAllDay: false }
    const ownLines = describeTimes(times, locale, own)
    const lines = describeTimes(times, locale, timeZone)
    setShown(ownLines.every((line, at) => line === lines[at]) ? undefined : ownLines)
  }, [start, end, timeZone, locale])

  if (!shown) return null
  return (
    <span className="mt-2 block text-ink-soft text-sm">
      {[label, ...shown].map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </span>
  )
}
