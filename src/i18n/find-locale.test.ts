import { expect, test } from 'vitest'
import { findLocale } from './find-locale'
import { locales } from './locales'

test.each(locales)('$iso finds $name, and so does its language alone', ({ iso, code }) => {
  expect(findLocale([iso])).toBe(code)
  expect(findLocale([iso.toUpperCase()])).toBe(code)
  expect(findLocale([code])).toBe(code)
})

test.each([
  [['pt-BR'], 'pt'],
  [['zh-Hant-TW'], 'zh'],
  [['de-AT', 'en'], 'de'],
  [['ko-KR', 'ja', 'en'], 'ja'],
  // The order of the list outweighs the precision of an entry.
  [['fr-CA', 'de-DE'], 'fr'],
  [['ko', 'sv-SE'], undefined],
  [['', '-', '*', 'engels'], undefined],
  [[], undefined],
])('of a visitor’s languages %j, %s is spoken', (tags, code) => {
  expect(findLocale(tags)).toBe(code)
})
