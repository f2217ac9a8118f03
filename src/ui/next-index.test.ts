import { expect, test } from 'vitest'
import { nextIndex } from './next-index'

test.each([
  ['ArrowDown', 0, 'vertical', 1],
  ['ArrowDown', 2, 'vertical', 0],
  ['ArrowDown', -1, 'vertical', 0],
  ['ArrowUp', 0, 'vertical', 2],
  ['ArrowUp', -1, 'vertical', 2],
  ['ArrowRight', 1, 'horizontal', 2],
  ['ArrowLeft', 1, 'horizontal', 0],
  ['ArrowLeft', 1, 'vertical', null],
  ['Home', 2, 'vertical', 0],
  ['End', 0, 'horizontal', 2],
  ['a', 0, 'horizontal', null],
] as const)('%s from %d leads on the %s axis to %s', (key, index, axis, expected) => {
  expect(nextIndex(key, { index, count: 3, axis })).toBe(expected)
})

test('an empty ring leads nowhere', () => {
  expect(nextIndex('Home', { index: -1, count: 0, axis: 'vertical' })).toBeNull()
})
