import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import { defaultLocale, type Locale } from '@/i18n/locales'

/**
 * SQL condition for articles of `post_listing` that readers of a locale see: in it or in English.
 */
export function shownIn(locale: Locale): SQL {
  return sql`locales && array[${locale}, ${defaultLocale}]::_locales[]`
}

/** SQL expression for the language in which such an article is shown. */
export function contentLocaleIn(locale: Locale): SQL {
  return sql`case when ${locale}::_locales = any (locales) then ${locale} else ${defaultLocale} end`
}
