import type { Locale } from '@/i18n/locales'

/** A page for search engines, with its path and the languages in which it may be found. */
export type SitemapEntry = {
  /** Without locale prefix. */
  path: string
  /** In the order of `locales.ts`. */
  locales: readonly Locale[]
  /** ISO 8601; absent if unknown. */
  updatedAt?: string
}
