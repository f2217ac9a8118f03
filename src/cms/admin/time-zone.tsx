'use client'

import { useTranslation } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import { intlTag } from '@/i18n/locales'

const never = () => () => {}

/** Returns the time zone of the browser, such as `Europe/Berlin`; an empty string on the server. */
export function useTimeZone(): string {
  const read = () => Intl.DateTimeFormat().resolvedOptions().timeZone
  return useSyncExternalStore(never, read, () => '')
}

/** A time in the format and the time zone of the user, with the name of the zone. */
export function LocalTime({ at }: { at: string }) {
  const { i18n } = useTranslation()
  const timeZone = useTimeZone()
  return <time dateTime={at}>{timeZone && formatLocalTime(at, i18n.language)}</time>
}

export function formatLocalTime(at: string, language: string): string {
  return new Intl.DateTimeFormat(intlTag(language), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(at))
}
