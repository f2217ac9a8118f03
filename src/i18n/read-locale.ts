import 'server-only'
import { getLocale } from 'next-intl/server'
import { type Locale, localeOfTag } from './locales'

/** Returns the language of the page that is rendered. next-intl's own returns the tag for `Intl`. */
export async function readLocale(): Promise<Locale> {
  return localeOfTag(await getLocale())
}
