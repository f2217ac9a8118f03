import { sourceLocale } from '../languages'
import { isValues } from './row-fields'

/** Returns a label of Payload's configuration in a language; in English where it has none. */
export function translateLabel(label: unknown, language: string): string | undefined {
  if (typeof label === 'string') return label
  // Those of Payload's own fields need its translations, and have no text here.
  if (typeof label === 'function') return label({ i18n: { language }, t: () => undefined })
  const text = isValues(label) ? (label[language] ?? label[sourceLocale()]) : undefined
  return typeof text === 'string' ? text : undefined
}
