import { type OwnedKey, writeOwnedKey } from '@/codes'
import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import { localizedPath, paths } from '@/paths'

/** The key is in the fragment, which browsers never send to a server, so it is never logged. */
export function keyLink(key: OwnedKey, locale: Locale): string {
  return `${myCodes(locale)}#key=${writeOwnedKey(key)}`
}

export function recoveryLink(token: string, locale: Locale): string {
  return `${myCodes(locale)}#recover=${token}`
}

export function workspaceRecoveryLink(token: string, locale: Locale): string {
  return `${env.SITE_URL}${localizedPath(locale, paths.workspace)}#recover=${token}`
}

function myCodes(locale: Locale): string {
  return env.SITE_URL + localizedPath(locale, paths.myCodes)
}
