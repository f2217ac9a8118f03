import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import { localeHost, localizedPath } from '@/paths'

/**
 * Returns the canonical address of a path in a locale: on the locale's sub-domain if these are
 * configured, otherwise on the main host with the locale's prefix.
 */
export function siteUrl(locale: Locale, path: string): string {
  if (!env.LOCALE_HOST) return `${env.SITE_URL}${localizedPath(locale, path)}`
  const { protocol } = new URL(env.SITE_URL)
  return `${protocol}//${localeHost(locale, env.LOCALE_HOST)}${path}`
}

/** Returns the path of that address, relative to its host. */
export function sitePath(locale: Locale, path: string): string {
  return env.LOCALE_HOST ? path : localizedPath(locale, path)
}
