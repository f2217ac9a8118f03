import fc from 'fast-check'
import { expect, it } from 'vitest'
import { percentDecode } from './percent-decode'
import { percentEncode } from './percent-encode'
import { readQuery } from './read-query'
import { replaceLoneSurrogates } from './replace-lone-surrogates'

it('undoes percentEncode', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(percentDecode(percentEncode(text))).toBe(replaceLoneSurrogates(text))
    }),
  )
})

it.each([
  ['caf%C3%A9%20%zz%', 'café %zz%'],
  ['%E4%F6', '%E4%F6'],
  ['100%', '100%'],
])('reads %s as %s', (encoded, text) => {
  expect(percentDecode(encoded)).toBe(text)
})

it('reads a query as a form or as a mail link writes it', () => {
  const query = 'a=1+1&A=2&b&=c&%64=%26%3D&e='
  expect([...readQuery(query, { plusIsBlank: true })]).toEqual([
    ['a', '1 1'],
    ['d', '&='],
    ['e', ''],
  ])
  expect(readQuery(query, { plusIsBlank: false }).get('a')).toBe('1+1')
})
