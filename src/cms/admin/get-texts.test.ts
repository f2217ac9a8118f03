import { expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { getTexts } from './get-texts'
import { adminTexts } from './languages'

const texts = (language: Locale) =>
  getTexts({ language, translations: adminTexts[language] as object })

it('returns the text of a key in the language', () => {
  expect([texts('en')('fields.title'), texts('de')('fields.title')]).toEqual(['Title', 'Titel'])
})

it('fills arguments with the plural forms of the language', () => {
  const selected = (language: Locale, count: number) =>
    texts(language)('translations.bulk.selected', { count })
  expect([selected('en', 1), selected('de', 2), selected('de', 1)]).toEqual([
    '1 document selected',
    '2 Dokumente ausgewählt',
    '1 Dokument ausgewählt',
  ])
})
