import { getLocale, type Locale } from '@/i18n/locales'

/** Formats a time to the minute with its zone, by default the reader's. */
export function formatSentTime(locale: Locale, sentAt: number, timeZone?: string): string {
  return new Intl.DateTimeFormat(getLocale(locale).iso, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(sentAt)
}
