import fc from 'fast-check'
import { oneLine } from '@/std/one-line'
import { normalizeQrReference } from '../payment-reference'
import {
  amount,
  creditorReference,
  money,
  named,
  optional,
  testRoundTrip,
  withCheckDigits,
} from '../round-trip-for-test'

const swissIban = fc
  .tuple(fc.constantFrom('CH', 'LI'), fc.stringMatching(/^0\d{4}[A-Z0-9]{12}$/))
  .map(([country, account]) => withCheckDigits(country, account))
const qrIban = fc.stringMatching(/^3[01]\d{3}\d{12}$/).map((each) => withCheckDigits('CH', each))
const qrReference = fc
  .stringMatching(/^\d{26}$/)
  .map((body) => [...'0123456789'].map((check) => body + check).find(normalizeQrReference) ?? '')
const latin = fc
  .array(fc.constantFrom(...'aäÄñø Łőş€–&/.-+,:;\n\t\'"\\#%()Žže\u0301'), { maxLength: 14 })
  .map((letters) => letters.join('').replace('–', '-'))

testRoundTrip(
  'swiss-qr-bill',
  fc
    .record({
      account: fc.oneof(
        fc.tuple(swissIban, optional(creditorReference)),
        fc.tuple(qrIban, qrReference),
      ),
      amount: fc.oneof(optional(amount), fc.constant('0')),
      currency: fc.constantFrom('CHF' as const, 'EUR' as const),
      message: latin,
      creditorName: named(latin),
      creditorStreet: latin,
      creditorHouseNumber: latin,
      creditorPostcode: named(latin),
      creditorCity: named(latin),
      creditorCountry: fc.constantFrom('CH', 'li'),
      debtor: optionalDebtor(),
      billingInformation: latin,
      scheme1: latin,
      scheme2: latin,
    })
    .map(({ account: [account, reference], debtor, ...bill }) => ({
      ...bill,
      ...debtor,
      iban: account,
      reference,
    })),
  (content) => {
    const members = Object.entries(content).map(([name, value]) => [
      name,
      oneLine(value.normalize('NFC')),
    ])
    return {
      ...Object.fromEntries(members),
      amount: money(content.amount),
      creditorCountry: content.creditorCountry.toUpperCase(),
      debtorCountry: content.debtorCountry.toUpperCase(),
    }
  },
)

function optionalDebtor() {
  const debtor = fc.record({
    debtorName: named(latin),
    debtorStreet: latin,
    debtorHouseNumber: latin,
    debtorPostcode: named(latin),
    debtorCity: named(latin),
    debtorCountry: fc.constantFrom('CH', 'de'),
  })
  return fc.option(debtor, { nil: {} })
}
