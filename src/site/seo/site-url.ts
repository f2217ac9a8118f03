import { env } from '@/env'
import type { Locale } from '@/i18n/locales'
import { localeHost, localizedPath } from '@/paths'

/**
 * The canonical address of a path in a locale: on the locale's own sub-domain where these are
 * configured, else with the locale's prefix on the one host.
 */
export function siteUrl(locale: Locale, path: string): string {
  if (!env.LOCALE_HOST) return `${env.SITE_URL}${localizedPath(locale, path)}`
  const { protocol } = new URL(env.SITE_URL)
  return `${protocol}//${localeHost(locale, env.LOCALE_HOST)}${path}`
}

/** The same address within its own host. */
export function sitePath(locale: Locale, path: string): string {
  return env.LOCALE_HOST ? path : localizedPath(locale, path)
}
