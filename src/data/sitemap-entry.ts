import type { Locale } from '@/i18n/locales'

/** A page for search engines: where it is, and in which languages it may be found. */
export type SitemapEntry = {
  /** Without locale prefix. */
  path: string
  /** In the order of `locales.ts`. */
  locales: readonly Locale[]
  /** ISO 8601; absent where no one knows. */
  updatedAt?: string
}
