import fc from 'fast-check'
import { oneLine } from '@/std/one-line'
import { replaceLoneSurrogates } from '@/std/replace-lone-surrogates'
import { amount, anyText, money, named, optional, testRoundTrip } from '../round-trip-for-test'

testRoundTrip(
  'upi',
  fc.record({
    address: fc.stringMatching(/^[a-z0-9.-]{2,20}@[a-z]{2,10}$/),
    name: named(anyText(99)),
    amount: optional(amount),
    note: anyText(80),
    reference: fc.constantFrom('', 'Ref42'),
  }),
  (content) => ({
    ...content,
    name: replaceLoneSurrogates(oneLine(content.name)),
    amount: money(content.amount),
    note: replaceLoneSurrogates(oneLine(content.note)),
  }),
)
