import { expect, it } from 'vitest'
import { isPath } from './path-field'

it.each([
  ['/', true],
  ['/wifi', true],
  ['/blog/a#b', true],
  ['https://example.com/a?b=c', true],
  ['mailto:a@example.com', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  ['http://example.com', false],
  ['wifi', false],
  ['/a b', false],
])('%s is an address: %s', (value, valid) => {
  expect(isPath(value)).toBe(valid)
})
