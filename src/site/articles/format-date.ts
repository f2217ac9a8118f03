import { getLocale, type Locale } from '@/i18n/locales'

/** A day, written out as the locale does. Days are UTC days, wherever the server stands. */
export function formatDate(locale: Locale, date: string): string {
  return new Intl.DateTimeFormat(getLocale(locale).iso, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date))
}
