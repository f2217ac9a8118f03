import { expect, test } from 'vitest'
import { negotiateLocale } from './negotiate-locale'

test.each([
  ['the cookie before the browser', 'ja', 'de-DE,de;q=0.9', 'ja'],
  ['the browser where there is no cookie', undefined, 'de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['the browser where the cookie is none of ours', 'ko', 'fr-CA', 'fr'],
  ['by weight rather than by place', undefined, 'en;q=0.5, nl-BE;q=0.9, fr;q=0.8', 'nl'],
  ['never what is refused', undefined, 'de;q=0, it;q=0.3', 'it'],
  ['English where nothing matches', undefined, 'ko-KR,ko;q=0.9,*;q=0.1', 'en'],
  ['English where nothing is asked for', undefined, null, 'en'],
  ['English where the header is no list', undefined, ';;q=,/\\"de', 'en'],
])('%s', (_, chosen, acceptLanguage, locale) => {
  expect(negotiateLocale({ chosen, acceptLanguage })).toBe(locale)
})
