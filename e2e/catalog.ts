import { readFileSync } from 'node:fs'
import type { Locale } from '../src/i18n/locales'

/** Returns a message of the interface in `locale`. Arguments are not replaced. */
export function message(locale: Locale, key: string): string {
  const read = (folder: string) => JSON.parse(readFileSync(`src/${folder}/${locale}.json`, 'utf8'))
  const find = (catalog: unknown) =>
    // biome-ignore lint/suspicious/noExplicitAny: a tree of messages
    key.split('.').reduce((group: any, part) => group?.[part], catalog)
  // Those of the translation desk are texts of the admin.
  const text = find(read('i18n/messages')) ?? find({ admin: read('desk/messages') })
  if (typeof text !== 'string') throw new Error(`No message ${key} in ${locale}`)
  return text
}
