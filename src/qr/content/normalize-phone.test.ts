import { expect, it } from 'vitest'
import { normalizePhone } from './normalize-phone'

it.each([
  ['0049 (0)171 234567', '+49171234567'],
  ['0049(0)30-1234', '+49301234'],
  ['+49 (0) 30 1234', '+49301234'],
  ['(0)30 1234', '0301234'],
  ['+1 212 555 0100 ext. 12', '+12125550100,12'],
  ['+1 212 555 0100x12', '+12125550100,12'],
  ['030 1234 Durchwahl 56', '0301234,56'],
  ['03-1234-5678 内線 9', '0312345678,9'],
  ['+33 1 23 45 67 89 poste 12', '+33123456789,12'],
  ['*100#', '*100#'],
  ['00', '00'],
  ['ext. 12', undefined],
  ['call me', undefined],
])('dials %s as %s', (typed, dialed) => {
  expect(normalizePhone(typed)).toBe(dialed)
})
