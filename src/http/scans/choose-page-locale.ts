import { findLocale } from '@/i18n/find-locale'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'

type Wishes = {
  /** What the address asks for. */
  asked: string | undefined
  /** What the cookie remembers. */
  chosen: string | undefined
  /** The browser's, best first. */
  languages: readonly string[]
}

/**
 * The language of the page that answers a scan: the visitor's, also where its owner wrote in others;
 * `otherwise` for those who read none of ours.
 */
export function choosePageLocale(
  { asked, chosen, languages }: Wishes,
  otherwise: Locale = defaultLocale,
): Locale {
  return [asked, chosen].find(isLocale) ?? findLocale(languages) ?? otherwise
}
