import { defaultLocale, type Locale } from './locales'
import type en from './messages/en.json'

export type Messages = typeof en

/**
 * The catalogue of a locale. A catalogue that cannot be loaded is logged and English takes its
 * place: the visitor sees nothing of it (specification, section 8).
 */
export async function loadMessages(locale: Locale): Promise<Messages> {
  try {
    return (await import(`./messages/${locale}.json`)).default
  } catch (cause) {
    if (locale === defaultLocale) throw cause
    console.error(`The catalogue of ${locale} could not be loaded`, cause)
    return loadMessages(defaultLocale)
  }
}
