import { expect, it } from 'vitest'
import { formatInternationalPhone } from './format-international-phone'

it.each([
  ['0171 2345678', 'DE', '+49 171 2345678'],
  ['020 7946 0958', 'GB', '+44 20 7946 0958'],
  ['090-1234-5678', 'JP', '+81 90 1234 5678'],
  ['024 3825 1234', 'VN', '+84 24 3825 1234'],
  ['12', 'DE', undefined],
  ['0171 2345678', 'nowhere', undefined],
])('%s in %s is %s', (phone, country, number) => {
  expect(formatInternationalPhone(phone, country)).toBe(number)
})
