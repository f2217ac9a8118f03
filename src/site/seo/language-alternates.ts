import { defaultLocale, getLocale, type Locale } from '@/i18n/locales'
import { siteUrl } from './site-url'

/**
 * Returns the hreflang addresses of a page by language tag. `x-default` is the English page or, if
 * English is not published, the first one.
 */
export function languageAlternates(
  path: string,
  published: readonly Locale[],
): Record<string, string> {
  const main = published.includes(defaultLocale) ? defaultLocale : published[0]
  if (!main) return {}
  return {
    ...Object.fromEntries(published.map((code) => [getLocale(code).lang, siteUrl(code, path)])),
    'x-default': siteUrl(main, path),
  }
}
