import { expect, it } from 'vitest'
import { localeCodes } from '@/i18n/locales'
import { collectionLabels, label, labelFor, nounLabels } from './label'

it('has every language, English where one is missing', () => {
  const texts = label('fields.title')
  expect(Object.keys(texts)).toEqual(localeCodes)
  expect(Object.values(texts).every(Boolean)).toBe(true)
  expect(texts.en).toBe('Title')
})

it('names one and many', () => {
  const { singular, plural } = nounLabels('rows.code')
  expect([singular.en, plural.en]).toEqual(['Code', 'Codes'])
  const article = collectionLabels('collections.posts')
  const i18n = { language: 'de' }
  expect([article.singular({ i18n }), article.plural({ i18n })]).toEqual(['Artikel', 'Artikel'])
})

it('falls back to English for a language the site does not have', () => {
  expect(labelFor('sv', 'fields.title')).toBe('Title')
})
