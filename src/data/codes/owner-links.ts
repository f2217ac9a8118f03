import { type OwnedKey, writeOwnedKey } from '@/codes/edit-key'
import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import { localizedPath, paths } from '@/paths'

/** What is behind the # never reaches a server, nor its log. */
export function keyLink(key: OwnedKey, locale: Locale): string {
  return `${myCodes(locale)}#key=${writeOwnedKey(key)}`
}

export function recoveryLink(token: string, locale: Locale): string {
  return `${myCodes(locale)}#recover=${token}`
}

function myCodes(locale: Locale): string {
  return env.SITE_URL + localizedPath(locale, paths.myCodes)
}
