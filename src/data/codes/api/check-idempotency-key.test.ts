import { randomBytes, randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { isRandom, sampleIdempotencyKey } from './check-idempotency-key'

it.each([
  ['UUIDs', () => randomUUID()],
  ['UUIDs with the number of a request', () => `${randomUUID()}:100`],
  ['UUIDs in capitals', () => randomUUID().toUpperCase()],
  ['128 bits in hexadecimal', () => randomBytes(16).toString('hex')],
  ['256 bits in hexadecimal', () => randomBytes(32).toString('hex').toUpperCase()],
  ['256 bits in Base64', () => randomBytes(32).toString('base64')],
  ['192 bits in Base64 for URLs', () => randomBytes(24).toString('base64url')],
])('accepts %s', (_, create) => {
  expect(Array.from({ length: 2_000 }, create).filter((key) => !isRandom(key))).toEqual([])
})

it.each([
  'menu-table-4-2027-01',
  'order-2027-01-17-table-4-cafe-lindenhof-berlin',
  'Menu-Table-4-Cafe-Lindenhof-2027-01',
  'MenuTable4CafeLindenhof2027',
  '12345678901234567890123456789012345678',
  'a'.repeat(64),
  '0123456789abcdef'.repeat(2),
  '00000000-0000-4000-8000-000000000000',
  // Versions 1 and 7 contain the time.
  'c232ab00-9414-11ec-b3c8-9f6bdeced846',
  '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
  randomBytes(15).toString('hex'),
  sampleIdempotencyKey,
])('refuses %s', (key) => {
  expect(isRandom(key)).toBe(false)
})
