import { findLocale } from '@/i18n/find-locale'
import { localeCookieName } from '@/i18n/locale-cookie-name'
import { defaultLocale, getLocale, isLocale, type Locale } from '@/i18n/locales'
import { readCookie } from '@/std/read-cookie'
import { storedText } from '@/std/stored-value'

/** Time of the last dismissal, in milliseconds since 1970; nothing is suggested afterwards. */
export const dismissedSince = storedText('localStorage', 'suggestion-dismissed')

/**
 * Returns the visitor's locale, if it differs from the page's and the page exists in it: the locale
 * chosen earlier, otherwise the browser's first preference.
 */
export function findSuggestedLocale(current: Locale): Locale | undefined {
  const chosen = readCookie(document.cookie, localeCookieName)
  const own = isLocale(chosen) ? chosen : (findLocale(navigator.languages) ?? defaultLocale)
  // Without storage a suggestion could never be dismissed.
  if (own === current || dismissedSince.read() !== null) return undefined
  const alternate = `link[rel="alternate"][hreflang="${getLocale(own).lang}"]`
  return document.querySelector(alternate) ? own : undefined
}
