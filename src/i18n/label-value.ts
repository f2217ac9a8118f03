import type { Locale } from './locales'

const colons: Partial<Record<Locale, string>> = { fr: '\u00a0: ', ja: '：', zh: '：' }

/** A label and its value in one line, with the colon of the language: `Key: abc`, `Clé : abc`. */
export function writeLabelValue(locale: Locale, label: string, value: string): string {
  return label + (colons[locale] ?? ': ') + value
}
