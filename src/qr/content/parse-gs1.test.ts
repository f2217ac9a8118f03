import { describe, expect, it } from 'vitest'
import { parseContent } from './parse-content'
import { parseGs1, withDecimals } from './parse-gs1'

const elements = (text: string) => parseGs1(text)?.elements.map(({ id, value }) => `${id} ${value}`)

describe('parseGs1', () => {
  it.each([
    [
      '0109501101530003172711301 0ABC'.replace(' ', ''),
      ['01 09501101530003', '17 271130', '10 ABC'],
    ],
    [
      '010950110153000310ABC-1\u001d172711302112345\u001d3103001250',
      ['01 09501101530003', '10 ABC-1', '17 271130', '21 12345', '3103 001250'],
    ],
    [']d2010950110153000321A\u001d', ['01 09501101530003', '21 A']],
    ['\u001d010950110153000321A', ['01 09501101530003', '21 A']],
    ['(01)09501101530003(392)1299', undefined],
    ['(01)09501101530003(3922)1299', ['01 09501101530003', '3922 1299']],
    ['00106141411234567897', ['00 106141411234567897']],
    ['(8005)001250', ['8005 001250']],
    // A wrong check digit, an unknown identifier, a value that is too short, ordinary numbers.
    ['0109501101530004', undefined],
    ['(01)09501101530003(99999)1', undefined],
    ['01095011015300031727', undefined],
    ['0123456789', undefined],
    ['(see page 3)', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, expected) => {
    expect(elements(text)).toEqual(expected)
  })

  it('leaves a Digital Link and a number of a product as they are', () => {
    expect(parseContent('https://id.gs1.org/01/09501101530003/10/ABC').type).toBe('product')
    expect(parseContent('4006381333931').type).toBe('product')
    expect(parseContent('(01)09501101530003(10)ABC').type).toBe('gs1')
  })
})

describe('withDecimals', () => {
  it.each([
    ['3103', '001250', '1.250'],
    ['3100', '000012', '12'],
    ['3922', '5', '0.05'],
  ])('reads %s %s as %s', (id, value, decimal) => {
    expect(withDecimals({ id, value })).toBe(decimal)
  })
})
