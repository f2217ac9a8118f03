import fc from 'fast-check'
import { oneLine } from '@/std/one-line'
import { amount, ascii, money, named, optional, testRoundTrip } from '../round-trip-for-test'
import { normalizePixKey } from './pix-key'

testRoundTrip(
  'pix',
  fc.record({
    key: fc.oneof(
      fc.uuid().map((uuid) => uuid.toUpperCase()),
      fc.stringMatching(/^\+55\d{10,11}$/),
      fc.constantFrom('529.982.247-25', '11.222.333/0001-81', '12.ABC.345/01DE-35', 'A@b.example'),
    ),
    name: named(fc.oneof(ascii, fc.constantFrom('São João', ' Ação  Ltda\n'))),
    city: named(fc.oneof(ascii, fc.constantFrom('São Paulo', 'BRASÍLIA'))),
    amount: optional(amount),
    description: ascii,
    txid: fc.constantFrom('', 'Order123', '***'.replaceAll('*', 'A')),
  }),
  (content) => {
    const letters = (text: string) => oneLine(text.normalize('NFKD').replace(/\p{M}/gu, ''))
    return {
      ...content,
      key: normalizePixKey(content.key) ?? '',
      name: letters(content.name),
      city: letters(content.city),
      amount: money(content.amount),
      description: letters(content.description),
    }
  },
)
