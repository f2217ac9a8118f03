import { expect, it } from 'vitest'
import { localeCodes } from '@/i18n/locales'
import { formatText } from './format-text'
import { label, labelFor, nounLabels, textFor } from './label'

it('has every language, English where one is missing', () => {
  const texts = label('fields.title')
  expect(Object.keys(texts)).toEqual(localeCodes)
  expect(Object.values(texts).every(Boolean)).toBe(true)
  expect(texts.en).toBe('Title')
})

it('names one and many', () => {
  const { singular, plural } = nounLabels('collections.posts')
  expect([singular.en, plural.en]).toEqual(['Article', 'Articles'])
})

it('falls back to English for a language the site does not have', () => {
  expect(labelFor('sv', 'fields.title')).toBe('Title')
})

it('fills arguments in the language', () => {
  const selected = (language: string, count: number) =>
    formatText(language, textFor(language, 'translations.bulk.selected'), { count })
  expect([selected('en', 1), selected('de', 2), selected('sv', 2)]).toEqual([
    '1 document selected',
    '2 Dokumente ausgewählt',
    '2 documents selected',
  ])
})
