import { expect, it } from 'vitest'
import { hasTextIn } from './has-text-in'

const document = {
  slug: 'guides',
  _status: { en: 'published', de: 'published' },
  title: { en: 'Guides', fr: '' },
  items: [{ id: 'one', label: { ja: 'ラベル' } }],
}

it.each([
  ['en', true],
  ['ja', true],
  ['de', false],
  ['fr', false],
] as const)('finds texts in %s: %s', (locale, found) => {
  expect(hasTextIn(document, locale)).toBe(found)
})

it('finds nothing in nothing', () => {
  expect(hasTextIn(undefined, 'en')).toBe(false)
  expect(hasTextIn({}, 'en')).toBe(false)
})
