import { createTranslator } from 'next-intl'
import { intlTag } from '@/i18n/locales'
import type { LabelKey } from './label'

/** Returns the text of a key of the `admin` namespace, with its arguments and plural forms filled. */
export type AdminTranslator = (key: LabelKey, values?: Record<string, number | string>) => string

const translators = new WeakMap<object, AdminTranslator>()

/**
 * Returns the texts of the admin in the language of a request. Payload's translations contain them
 * (`languages.ts`), and Payload sends those of the user's language to the browser. Its own `t` does
 * not fill them, because it knows neither our arguments nor the plural forms of each language.
 */
export function getTexts(i18n: { language: string; translations: object }): AdminTranslator {
  const { language: locale, translations } = i18n
  const known = translators.get(translations)
  if (known) return known
  const { admin: messages } = translations as { admin: object }
  const translator = createTranslator({
    locale: intlTag(locale),
    messages,
  } as never) as AdminTranslator
  translators.set(translations, translator)
  return translator
}
