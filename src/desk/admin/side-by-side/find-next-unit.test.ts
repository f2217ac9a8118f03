import { expect, it } from 'vitest'
import type { EnglishUnit } from '../../states/read-source'
import { findNextUnit } from './find-next-unit'

const units = ['done', 'missing', 'done', 'outdated', 'done'].map(
  (state, index) => ({ key: `text${index}`, english: '', state }) as EnglishUnit,
)
const find = (key: string | undefined, step: 1 | -1) => findNextUnit(units, key, step)?.key

it('goes to the next and previous text that needs work, and round', () => {
  expect(find(undefined, 1)).toBe('text1')
  expect(find('text1', 1)).toBe('text3')
  expect(find('text2', 1)).toBe('text3')
  expect(find('text3', 1)).toBe('text1')
  expect(find(undefined, -1)).toBe('text3')
  expect(find('text3', -1)).toBe('text1')
  expect(find('text0', -1)).toBe('text3')
  expect(find('unknown', 1)).toBe('text1')
})

it('finds the only one again, and nothing once all are done', () => {
  expect(findNextUnit(units.slice(0, 2), 'text1', 1)?.key).toBe('text1')
  expect(findNextUnit(units.slice(0, 1), 'text0', 1)).toBeUndefined()
  expect(findNextUnit([], undefined, -1)).toBeUndefined()
})
