import { readFileSync } from 'node:fs'
import type { Locale } from '../src/i18n/locales'

/** Returns a message of the interface in `locale`. Arguments are not replaced. */
export function message(locale: Locale, key: string): string {
  const catalog = JSON.parse(readFileSync(`src/i18n/messages/${locale}.json`, 'utf8'))
  const text = key.split('.').reduce((group, part) => group?.[part], catalog)
  if (typeof text !== 'string') throw new Error(`No message ${key} in ${locale}`)
  return text
}
