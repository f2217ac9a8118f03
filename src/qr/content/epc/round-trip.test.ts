import fc from 'fast-check'
import { oneLine } from '@/std/one-line'
import { normalizeIban } from '../iban'
import { normalizeCreditorReference } from '../payment-reference'
import {
  amount,
  anyText,
  creditorReference,
  iban,
  money,
  named,
  optional,
  testRoundTrip,
} from '../round-trip-for-test'

testRoundTrip(
  'epc',
  fc.record({
    name: named(anyText(70)),
    iban,
    amount: optional(amount),
    message: anyText(140),
    reference: optional(creditorReference),
    bic: fc.constantFrom('', 'BPOTBEB1', 'bpot be b1 xxx'),
    purpose: fc.constantFrom('', 'CHAR', 'gdds'),
    information: anyText(70),
    epcVersion: fc.constantFrom('v2', 'v1'),
  }),
  (content) => ({
    ...content,
    name: oneLine(content.name),
    iban: normalizeIban(content.iban) ?? '',
    amount: money(content.amount),
    message: oneLine(content.message),
    reference: normalizeCreditorReference(content.reference) ?? '',
    bic: content.bic.replace(/ /g, '').toUpperCase(),
    purpose: content.purpose.toUpperCase(),
    information: oneLine(content.information),
  }),
)
