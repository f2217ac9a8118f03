import { expect, test } from 'vitest'
import { modulePath } from './module-path'

test('joins neighbours of a row into one rectangle', () => {
  expect(modulePath(['##.#', '....', '.#..'])).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h1v1h-1z')
})

test('draws only the asked mark', () => {
  expect(modulePath(['#o', 'oo'], 'o')).toBe('M1 0h1v1h-1zM0 1h2v1h-2z')
})
