import { useLocale as useTag } from 'next-intl'
import { type Locale, localeOfTag } from './locales'

/** Returns the language of the page. next-intl's own hook returns the tag for `Intl`. */
export function useLocale(): Locale {
  return localeOfTag(useTag())
}
