// Relative, because next.config.ts imports this file without the alias.
import { defaultLocale, type Locale, localeCodes } from './locales'

/** Returns `/de/wifi` for ('de', '/wifi') and `/de?x` for ('de', '/?x'); English has no prefix. */
export function localizedPath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`
}

/** Splits `/de/wifi` into `{ locale: 'de', path: '/wifi' }`; no prefix means the default locale. */
export function splitLocalizedPath(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  const locale = localeCodes.find((code) => code === first)
  if (!locale) return { locale: defaultLocale, path: pathname }
  return { locale, path: `/${rest.join('/')}` }
}
