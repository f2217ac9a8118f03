import { getLocale, type Locale } from '@/i18n/locales'

/** A moment to the minute with its zone: the reader's own, unless another is asked for. */
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
