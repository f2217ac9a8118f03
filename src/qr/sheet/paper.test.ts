import { expect, test } from 'vitest'
import { findPaper } from './paper'

test.each([
  [['en-US'], 'letter'],
  [['en-GB', 'en-US'], 'a4'],
  [['en', 'fr-CA'], 'letter'],
  [['es-MX'], 'letter'],
  [['es-419', 'es'], 'a4'],
  [['zh-Hant-TW'], 'a4'],
  [['sr-Latn-US'], 'letter'],
  [['de-DE-1996'], 'a4'],
  [['en', 'de'], undefined],
  [[], undefined],
] as const)('a browser that asks for %j prints on %s', (languages, paper) => {
  expect(findPaper(languages)).toBe(paper)
})
