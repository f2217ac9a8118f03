import { describe, expect, it } from 'vitest'
import { contentFields } from '@/qr/content'
import { findCellFault } from './check-cell'
import { readAmount } from './read-amount'

const fieldOf = (type: 'url' | 'text' | 'wifi', name: string) => {
  const field = contentFields[type].find((each) => each.name === name)
  if (!field) throw new Error(name)
  return field
}
const linkFault = (cell: string) => findCellFault(fieldOf('url', 'url'), cell, 'Link')

describe('a cell of links', () => {
  it.each([
    ['TBD', 'no-link'],
    ['n/a', 'no-link'],
    ['-', 'no-link'],
    ['???', 'no-link'],
    ['12345', 'no-link'],
    ['3.14', 'no-link'],
    ['menu', 'no-link'],
    ['see the menu', 'no-link'],
    ['example.com /menu', 'spaces-in-link'],
    ['https://a.example https://b.example', 'two-links'],
    ['a.example/x; b.example/y', 'two-links'],
    ['4.00638E+12', 'scientific'],
    ['', undefined],
    ['example.com', undefined],
    ['https://example.com/a,b', undefined],
    ['http://localhost:3000', undefined],
    ['192.0.2.1/x', undefined],
    ['192.0.2.1', undefined],
    ['mailto:a@example.com', undefined],
    ['münchen.de/straße', undefined],
    ['例え.jp', undefined],
  ])('%j has the fault %s', (cell, fault) => {
    expect(linkFault(cell)).toBe(fault)
  })
})

describe('a cell of product numbers', () => {
  const text = fieldOf('text', 'text')
  it.each([
    ['4006381333931', 'EAN', undefined],
    ['4006381333932', 'EAN', 'check-digit'],
    ['4006381333932', 'EAN13', 'check-digit'],
    ['4006381333932', 'gtin_code', 'check-digit'],
    ['4006381333932', 'Oceans', undefined],
    ['036000291453', 'UPC code', 'check-digit'],
    ['4006381333932', 'Order', undefined],
    ['4.00638E+12', 'EAN', 'scientific'],
    ['4E+12', 'EAN', 'scientific'],
    ['4E12', 'SKU', undefined],
  ])('%j under %s has the fault %s', (cell, heading, fault) => {
    expect(findCellFault(text, cell, heading)).toBe(fault)
  })

  it('may contain a password that resembles a number', () => {
    expect(findCellFault(fieldOf('wifi', 'password'), '4.00638E+12', '')).toBeUndefined()
  })
})

describe('readAmount', () => {
  it.each([
    ['1.234,56', 'de', '1234.56'],
    ['12,50 €', 'de', '12.50'],
    ['€ 12.50', 'de', '12.50'],
    ['$1,234.50', 'en', '1234.50'],
    ['1,234', 'en', '1234'],
    ['1,234', 'de', '1.234'],
    ['1.234', 'de', '1234'],
    ['1.234.567', 'en', '1234567'],
    ["1'234.50", 'de-CH', '1234.50'],
    ['1 234,50', 'fr', '1234.50'],
    ['CHF 20.-', 'de', '20'],
    ['1,00,000.50', 'en-IN', '100000.50'],
    ['12', 'en', '12'],
    ['.50', 'en', '0.50'],
    ['$.50', 'en', '0.50'],
    ['Fr. 50', 'de-CH', '50'],
    ['R$ 1.234,50', 'pt', '1234.50'],
    ['0.125', 'de', '0.125'],
    ['0,125', 'en', '0.125'],
    ['€ 12,-', 'nl', '12'],
    ['12,–', 'de', '12'],
    ['12,-- EUR', 'de', '12'],
    ['12,50-', 'de', undefined],
    ['12,3,4', 'en', undefined],
    ['free', 'en', undefined],
    ['-5', 'en', undefined],
    ['', 'en', undefined],
  ])('reads %j in %s as %s', (cell, locale, amount) => {
    expect(readAmount(cell, locale)).toBe(amount)
  })
})
