import { isLocale, type Locale } from '@/i18n/locales'

/** Returns the language of a BCP 47 tag; translation tools turn `de` into `de-DE`. */
export function findTagLocale(tag: string): Locale | undefined {
  const [language] = tag.trim().toLowerCase().split('-')
  return isLocale(language) ? language : undefined
}
