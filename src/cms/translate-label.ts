import { defaultLocale } from '@/i18n/locales'
import { isValues } from './row-fields'

/** Returns a label of Payload's configuration in a language; in English where it has none. */
export function translateLabel(label: unknown, language: string): string | undefined {
  if (typeof label === 'string') return label
  const text = isValues(label) ? (label[language] ?? label[defaultLocale]) : undefined
  return typeof text === 'string' ? text : undefined
}
