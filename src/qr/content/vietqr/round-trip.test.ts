import fc from 'fast-check'
import { toEmvLetters } from '../emv-letters'
import { normalizeWholeAmount } from '../normalize-whole-amount'
import { ascii, testRoundTrip } from '../round-trip-for-test'
import { findVietnameseBank } from './vietnamese-banks'

testRoundTrip(
  'vietqr',
  fc.record({
    bank: fc.constantFrom('970436', 'Techcombank', 'mb', '999999'),
    account: fc.stringMatching(/^9704\d{12}$/),
    name: ascii,
    amount: fc.constantFrom('', '180000', '1.180.000', '7'),
    message: ascii,
    reference: fc.constantFrom('', 'Bill42'),
    accountKind: fc.constantFrom('account', 'card'),
  }),
  (content) => ({
    ...content,
    bank: findVietnameseBank(content.bank) ?? '',
    name: toEmvLetters(content.name),
    amount: normalizeWholeAmount(content.amount) ?? '',
    message: toEmvLetters(content.message),
  }),
)
