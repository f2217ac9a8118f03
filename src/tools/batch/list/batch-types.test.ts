import { expect, it } from 'vitest'
import { localeCodes } from '@/i18n/locales'
import { batchTypes, orderBatchTypes } from './batch-types'

it.each(localeCodes)('lists every type once in %s', (locale) => {
  expect([...orderBatchTypes(locale)].sort()).toEqual([...batchTypes].sort())
})

it.each([
  ['vi', 'zalo', 'vietqr'],
  ['ja', 'line', 'epc'],
  ['pt', 'whatsapp', 'pix'],
  ['en', 'whatsapp', 'epc'],
  ['de', 'whatsapp', 'epc'],
])('puts the services of the country first in %s', (locale, chat, payment) => {
  const types = orderBatchTypes(locale)
  const first = (...group: string[]) => types.find((type) => group.includes(type))
  expect(first('whatsapp', 'line', 'zalo')).toBe(chat)
  expect(first('epc', 'swiss-qr-bill', 'pix', 'upi', 'vietqr', 'promptpay')).toBe(payment)
})
