import { sql } from '@payloadcms/db-postgres'
import type { SQL } from 'drizzle-orm'
import { defaultLocale, type Locale } from '@/i18n/locales'

/** Whether an article of `post_listing` is shown to readers of a locale: in it or else in English. */
export function shownIn(locale: Locale): SQL {
  return sql`locales && array[${locale}, ${defaultLocale}]::_locales[]`
}

/** The language that such an article shows in. */
export function contentLocaleIn(locale: Locale): SQL {
  return sql`case when ${locale}::_locales = any (locales) then ${locale} else ${defaultLocale} end`
}
