import { defaultLocale, type Locale } from '@/i18n/locales'

/** The language that a page's content shows in: English where it is not published in the locale. */
export function chooseContentLocale(locale: Locale, published: readonly Locale[]): Locale {
  return published.includes(locale) ? locale : defaultLocale
}
