import { defaultLocale, type Locale } from './locales'
import type en from './messages/en.json'
import { withFallback } from './with-fallback'

export type Messages = typeof en

/**
 * Returns the catalog of a locale, with English for missing messages. If the catalog cannot be
 * loaded, the error is logged and English is returned, so that the visitor sees no error
 * (specification, section 8).
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const english = await importCatalog(defaultLocale)
  if (locale === defaultLocale) return english
  try {
    return withFallback(await importCatalog(locale), english)
  } catch (cause) {
    console.error(`The catalog of ${locale} could not be loaded`, cause)
    return english
  }
}

async function importCatalog(locale: Locale): Promise<Messages> {
  return (await import(`./messages/${locale}.json`)).default
}
