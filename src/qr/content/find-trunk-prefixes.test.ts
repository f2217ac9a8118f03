import { expect, it } from 'vitest'
import { type Content, encodeContent } from './content'
import { contentFields } from './fields'
import { findTrunkPrefix, findTrunkPrefixes } from './find-trunk-prefixes'

it.each([
  ['+44 07911 123456', '0', '+44 7911 123456'],
  ['0044 07911 123456', '0', '+44 7911 123456'],
  ['+49 0170 1234567', '0', '+49 170 1234567'],
  ['+33 06 12 34 56 78', '0', '+33 6 12 34 56 78'],
  ['+974 055 123456', '0', '+974 5512 3456'],
  ['+81 090-1234-5678', '0', '+81 90 1234 5678'],
  ['+84 0912 345 678', '0', '+84 912 345 678'],
  ['+36 06 20 123 4567', '06', '+36 20 123 4567'],
  ['+7 8 912 345-67-89', '8', '+7 912 345 67 89'],
  ['+44 020 7946 0958 ext. 12', '0', '+44 20 7946 0958,12'],
])('%s has the trunk prefix %s', (typed, prefix, number) => {
  expect(findTrunkPrefix(typed)).toEqual({ prefix, number })
})

it.each([
  '+39 06 6982 1234',
  '+378 0549 882914',
  '+225 01 23 45 67 89',
  '+44 7911 123456',
  '+1 212 555 0100',
  '+49 (0)170 1234567',
  '07911 123456',
  '*100#',
  '+44 12',
  '',
])('%j has none', (typed) => {
  expect(findTrunkPrefix(typed)).toBeUndefined()
})

it.each([
  [{ type: 'phone', phone: '+44 07911 123456' }, ['phone']],
  [{ type: 'sms', phone: '+44 07911 123456' }, ['phone']],
  [{ type: 'whatsapp', phone: '+44 07911 123456' }, ['phone']],
  [
    { type: 'vcard', lastName: 'A', mobile: '+49 0170 1234567', phone: '+33 06 12 34 56 78' },
    ['mobile', 'phone'],
  ],
  [{ type: 'wifi', ssid: '+44 07911 123456', security: 'open' }, []],
])('warns in %o', (draft, paths) => {
  const encoded = encodeContent(draft as Content)
  const warnings = encoded.ok
    ? findTrunkPrefixes(encoded.content, contentFields[encoded.content.type])
    : undefined
  expect(warnings?.map(({ path }) => path)).toEqual(paths)
})
