import { defaultLocale, type Locale } from './locales'
import type en from './messages/en.json'
import { withFallback } from './with-fallback'

export type Messages = typeof en

/**
 * Returns the catalogue of a locale, with English for missing messages. If the catalogue cannot be
 * loaded, the error is logged and English is returned, so that the visitor sees no error
 * (specification, section 8).
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const english = await importCatalogue(defaultLocale)
  if (locale === defaultLocale) return english
  try {
    return withFallback(await importCatalogue(locale), english)
  } catch (cause) {
    console.error(`The catalogue of ${locale} could not be loaded`, cause)
    return english
  }
}

async function importCatalogue(locale: Locale): Promise<Messages> {
  return (await import(`./messages/${locale}.json`)).default
}
