import { getLocale, type Locale } from '@/i18n/locales'

/** Formats a day in the locale's long form. Days are UTC days, whatever the server's time zone. */
export function formatDate(locale: Locale, date: string): string {
  return new Intl.DateTimeFormat(getLocale(locale).iso, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date))
}
