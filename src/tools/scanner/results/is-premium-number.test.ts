import { expect, it } from 'vitest'
import { isPremiumNumber } from './is-premium-number'

it.each([
  ['+1 900 555 0123', 'US', true],
  ['0900 1234567', 'DE', true],
  ['+44 909 8790000', 'DE', true],
  ['0899 123456', 'FR', true],
  ['+49 30 1234567', 'US', false],
  ['030 1234567', 'DE', false],
  ['0900 1234567', 'nowhere', false],
])('the number %s dialed in %s', (phone, country, isPremium) => {
  expect(isPremiumNumber(phone, country)).toBe(isPremium)
})
