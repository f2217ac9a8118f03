import { expect, it } from 'vitest'
import { stepWithoutWork } from './step-without-work'

it('is approved if readers see what is saved', () => {
  const published = { _status: { en: 'published', de: 'published', nl: 'draft' } }
  const draft = { _status: { en: 'published', de: 'draft', nl: 'draft' } }
  expect(stepWithoutWork({ draft, published }, 'en')).toBe('approved')
  expect(stepWithoutWork({ draft, published }, 'de')).toBe('todo')
  expect(stepWithoutWork({ draft, published }, 'nl')).toBe('todo')
})
