import { describe, expect, it } from 'vitest'
import { readQuantity } from './read-quantity'

describe('readQuantity', () => {
  it.each([
    [undefined, null],
    [' ', null],
    ['１２', 12],
    ['1.000,00', 1000],
    ['0', 0],
    ['0,0', 0],
    ['2.000', 2000],
    ['1001', 1001],
    ['12345', 12_345],
    ['100.000', 100_000],
    ['100001', undefined],
    ['1.000.000', undefined],
    ['12', 12],
    ['3.00', 3],
    ['3,0', 3],
    ['1.000', 1000],
    ['1,000', 1000],
    ['1 000', 1000],
    ['-2', undefined],
    ['2.5', undefined],
    ['12 pcs', undefined],
    ['B2', undefined],
  ])('%j means %j', (cell, quantity) => {
    expect(readQuantity(cell)).toBe(quantity)
  })
})
