import { expect, it } from 'vitest'
import { writeLabelValue } from './label-value'

it('has the colon of the language', () => {
  expect(writeLabelValue('en', 'Key', 'abc')).toBe('Key: abc')
  expect(writeLabelValue('fr', 'Clé', 'abc')).toBe('Clé\u00a0: abc')
  expect(writeLabelValue('ja', 'キー', 'abc')).toBe('キー：abc')
})
