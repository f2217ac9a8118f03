import { localeCookieName } from '@/i18n/locale-cookie-name'
import type { Locale } from '@/i18n/locales'
import { writeCookie } from '@/std/write-cookie'

const maxAgeSeconds = 365 * 24 * 60 * 60

/** Serializes the cookie with the chosen language, shared by the sub-domains of all languages. */
export function localeCookie(
  locale: Locale,
  options: { secure: boolean; domain?: string | undefined },
): string {
  return writeCookie(localeCookieName, locale, { maxAgeSeconds, ...options })
}
