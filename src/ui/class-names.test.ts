import { expect, test } from 'vitest'
import { classNames } from './class-names'

test('joins what is given and leaves out the rest', () => {
  expect(classNames('a', false, undefined, 'b c', null, '')).toBe('a b c')
  expect(classNames()).toBe('')
})
