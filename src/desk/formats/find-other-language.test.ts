import { beforeAll, expect, it } from 'vitest'
import { type Locale, localeCodes } from '@/i18n/locales'
import { catalogs } from '@/i18n/messages'
import { type LanguageFinder, loadLanguageFinder } from './find-other-language'

let find: LanguageFinder

beforeAll(async () => {
  find = await loadLanguageFinder()
})

const listTexts = (tree: unknown): string[] =>
  typeof tree === 'string' ? [tree] : Object.values(tree as object).flatMap(listTexts)
/** The texts of the interface without arguments and tags, except those with forms for numbers. */
const textsOf = (locale: Locale) =>
  listTexts(catalogs[locale])
    .filter((text) => !/, (plural|select|selectordinal),/.test(text))
    .map((text) => text.replace(/\{[^{}]*\}|<[^<>]*>/g, ' '))

const others = localeCodes.filter((code) => code !== 'en')

it.each(others)('takes no text of the interface in %s for another language', (locale) => {
  const texts = textsOf(locale)
  expect(texts.length).toBeGreaterThan(3_000)
  expect(texts.filter((text) => find(text, locale))).toEqual([])
})

it.each(localeCodes)('finds most longer texts in %s in a file of another language', (locale) => {
  // Spanish and Portuguese share many words.
  const isClose = (expected: Locale) => [locale, expected].toSorted().join() === 'es,pt'
  const long = textsOf(locale).filter((text) => (text.match(/\p{L}/gu)?.length ?? 0) >= 60)
  for (const expected of others.filter((code) => code !== locale)) {
    const found = long.filter((text) => find(text, expected) === locale).length / long.length
    expect([expected, found > (isClose(expected) ? 0.85 : 0.94)]).toEqual([expected, true])
  }
})

it.each([
  ['a short text', 'The quiet zone', 'de'],
  ['a name', 'Quietzone {{appUrl}} https://example.com/a-very-long-address-in-english-words', 'de'],
  ['code in Japanese', 'GET /challenge answers with “challenge” and “solution”の解', 'ja'],
] as const)('says nothing about %s', (_, text, expected) => {
  expect(find(text, expected)).toBeUndefined()
})
