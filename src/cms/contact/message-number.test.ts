import { expect, it } from 'vitest'
import { createMessageNumber, isMessageNumber } from './message-number'

it('numbers of messages are easy to read out and hardly ever the same', () => {
  const numbers = Array.from({ length: 1000 }, createMessageNumber)
  expect(numbers.filter((number) => !isMessageNumber(number))).toEqual([])
  expect(new Set(numbers).size).toBe(1000)
  for (const other of ['K7M4PX2Q', 'k7m4-px2q', 'K7M4-PX2Q ', '0000-0000', undefined]) {
    expect(isMessageNumber(other)).toBe(false)
  }
})
