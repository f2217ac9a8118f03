import { defaultLocale, type Locale } from '@/i18n/locales'

/** Returns the language of a page's content: English if it is not published in the locale. */
export function chooseContentLocale(locale: Locale, published: readonly Locale[]): Locale {
  return published.includes(locale) ? locale : defaultLocale
}
