import { expect, it } from 'vitest'
import { type Address, writeAddress } from './write-address'

const blank: Address = { street: '', postcode: '', city: '', region: '', country: '' }

it.each<[string, Partial<Address>, string[]]>([
  [
    'de',
    { street: 'Lindenweg 7', postcode: '50667', city: 'Köln', country: 'Deutschland' },
    ['Lindenweg 7', '50667 Köln', 'Deutschland'],
  ],
  [
    'de',
    { street: '12 High Street', postcode: 'BS1 4DJ', city: 'Bristol', country: 'UK' },
    ['12 High Street', 'Bristol BS1 4DJ', 'UK'],
  ],
  [
    'en',
    { street: '5 Main St', postcode: '97201', city: 'Portland', region: 'OR' },
    ['5 Main St', 'Portland, OR 97201'],
  ],
  [
    'en',
    { street: 'Keizersgracht 1', postcode: '1015 CN', city: 'Amsterdam' },
    ['Keizersgracht 1', '1015 CN Amsterdam'],
  ],
  [
    'en',
    { street: 'Via Roma 3', postcode: '40121', city: 'Bologna', region: 'BO', country: 'Italia' },
    ['Via Roma 3', '40121 Bologna', 'BO', 'Italia'],
  ],
  [
    'ja',
    { street: '下京区四条通1-2', postcode: '600-8001', city: '京都市', region: '京都府' },
    ['〒600-8001', '京都府京都市下京区四条通1-2'],
  ],
  [
    'en',
    {
      street: '西湖区文三路1号',
      postcode: '310012',
      city: '杭州市',
      region: '浙江省',
      country: '中国',
    },
    ['中国', '浙江省杭州市西湖区文三路1号', '310012'],
  ],
  [
    'vi',
    { street: '12 Lê Lợi', postcode: '49000', city: 'Hội An', region: 'Quảng Nam' },
    ['12 Lê Lợi', 'Hội An, Quảng Nam 49000'],
  ],
  ['fr', { city: 'Lyon' }, ['Lyon']],
  ['fr', {}, []],
])('writes for %s %o', (locale, address, lines) => {
  expect(writeAddress({ ...blank, ...address }, locale).split('\n')).toEqual(
    lines.length > 0 ? lines : [''],
  )
})
