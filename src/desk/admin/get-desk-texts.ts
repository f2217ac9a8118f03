import { createTranslator } from 'next-intl'
import type { DeskTexts } from '../texts'

const translators = new WeakMap<object, DeskTexts>()

/**
 * Returns the texts in the language of a request. The plugin adds them to Payload's translations in a
 * namespace, and Payload sends those of the user's language to the browser. Its own `t` does not fill
 * them, because it knows neither our arguments nor the plural forms of each language.
 */
export function getDeskTexts(i18n: { language: string; translations: object }): DeskTexts {
  const { language: locale, translations } = i18n
  const known = translators.get(translations)
  if (known) return known
  const { admin: messages } = translations as { admin: object }
  const translator = createTranslator({ locale, messages } as never) as DeskTexts
  translators.set(translations, translator)
  return translator
}
