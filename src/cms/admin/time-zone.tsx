'use client'

import { useTranslation } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The time zone of the browser, such as `Europe/Berlin`; empty on the server, which has another. */
export function useTimeZone(): string {
  const read = () => Intl.DateTimeFormat().resolvedOptions().timeZone
  return useSyncExternalStore(never, read, () => '')
}

/** A time as the person writes it, in their time zone and with its name. */
export function LocalTime({ at }: { at: string }) {
  const { i18n } = useTranslation()
  const timeZone = useTimeZone()
  return <time dateTime={at}>{timeZone && formatLocalTime(at, i18n.language)}</time>
}

export function formatLocalTime(at: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(at))
}
