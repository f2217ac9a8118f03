import { describe, expect, it } from 'vitest'
import { readQuantity } from './read-quantity'

describe('readQuantity', () => {
  it.each([
    [undefined, 1],
    [' ', 1],
    ['12', 12],
    ['3.00', 3],
    ['3,0', 3],
    ['1.000', 1000],
    ['1,000', 1000],
    ['1 000', 1000],
    ['0', undefined],
    ['-2', undefined],
    ['2.5', undefined],
    ['2.000', undefined],
    ['1001', undefined],
    ['12 pcs', undefined],
    ['12345', undefined],
  ])('%j means %j', (cell, quantity) => {
    expect(readQuantity(cell)).toBe(quantity)
  })
})
