import { oneLine } from '@/std/one-line'
import { amountField } from '../amount-field'
import { type ContentWith, contentSchemaOf } from '../content-schema'
import { defineContent } from '../define-content'
import { choiceField, rule, textField } from '../field'
import { isQrIban, normalizeIban } from '../iban'
import { warn } from '../issue'
import { normalizeAmount } from '../normalize-amount'
import { paymentLettersRule } from '../payment-letters'
import { normalizeCreditorReference, normalizeQrReference } from '../payment-reference'

/** SIX, Implementation Guidelines QR-bill 2.3: characters in total, line ends included. */
const maxCharacters = 997
/** Common limit of message and billing information. */
const maxAdditional = 140

type Group = 'creditor' | 'debtor' | 'advanced'

/**
 * Allows Latin letters and signs only: Unicode's first three blocks, Ș and Ț, and the euro sign.
 */
const lettersRule = paymentLettersRule((typed) =>
  /^[\u0020-\u007e\u00a0-\u017f\u0218-\u021b\u20ac]*$/.test(toElement(typed)),
)

function elementField(maxLength: number, group?: Group, required = false, hint?: true) {
  const rules = [lettersRule]
  return textField({ maxLength, autocomplete: 'off', group, required, hint, rules })
}

function countryField(group: Group, required = false) {
  const rules = [rule('country', (code) => /^[a-z]{2}$/i.test(code.trim()))]
  return textField({
    maxLength: 2,
    autocomplete: 'off',
    group,
    required,
    placeholder: true,
    rules,
  })
}

const fields = {
  iban: textField({
    required: true,
    maxLength: 42,
    isLong: true,
    autocomplete: 'off',
    placeholder: true,
    rules: [
      rule('iban', (iban) => normalizeIban(iban) !== undefined),
      rule('swissIban', (iban) => /^(CH|LI).{19}$/.test(normalizeIban(iban) ?? 'CH'.padEnd(21))),
    ],
  }),
  amount: amountField({ min: 0 }),
  currency: choiceField(['CHF', 'EUR']),
  reference: textField({
    maxLength: 40,
    autocomplete: 'off',
    hint: true,
    rules: [rule('reference', (typed) => readReference(typed).type !== 'unknown')],
  }),
  message: elementField(maxAdditional),
  creditorName: elementField(70, 'creditor', true),
  creditorStreet: elementField(70, 'creditor'),
  creditorHouseNumber: elementField(16, 'creditor'),
  creditorPostcode: elementField(16, 'creditor', true),
  creditorCity: elementField(35, 'creditor', true),
  creditorCountry: countryField('creditor', true),
  debtorName: elementField(70, 'debtor'),
  debtorStreet: elementField(70, 'debtor'),
  debtorHouseNumber: elementField(16, 'debtor'),
  debtorPostcode: elementField(16, 'debtor'),
  debtorCity: elementField(35, 'debtor'),
  debtorCountry: countryField('debtor'),
  billingInformation: elementField(maxAdditional, 'advanced', false, true),
  scheme1: elementField(100, 'advanced', false, true),
  scheme2: elementField(100, 'advanced'),
}

type Bill = ContentWith<'swiss-qr-bill', typeof fields>

const schema = contentSchemaOf(
  'swiss-qr-bill',
  fields,
  (bill) => {
    const { type } = readReference(bill.reference)
    if (isQrIban(normalizeIban(bill.iban) ?? '')) {
      const isOther = type === 'NON' || type === 'SCOR'
      return isOther ? [{ path: 'reference', key: 'qrReference' }] : []
    }
    return type === 'QRR' ? [{ path: 'iban', key: 'qrIban' }] : []
  },
  (bill) => {
    if (debtorMembers.every((member) => bill[member].trim() === '')) return []
    const missing = requiredOfDebtor.filter((member) => bill[member].trim() === '')
    return missing.map((path) => ({ path, key: 'required' }))
  },
  (bill) => {
    const additional = toElement(bill.message).length + toElement(bill.billingInformation).length
    const excess = Math.max(additional - maxAdditional, encodeBill(bill).length - maxCharacters)
    return excess > 0 ? [{ path: 'message', key: 'paymentTooLong', values: { excess } }] : []
  },
)

const creditorMembers = [
  'creditorName',
  'creditorStreet',
  'creditorHouseNumber',
  'creditorPostcode',
  'creditorCity',
  'creditorCountry',
] as const satisfies (keyof Bill)[]
const debtorMembers = [
  'debtorName',
  'debtorStreet',
  'debtorHouseNumber',
  'debtorPostcode',
  'debtorCity',
  'debtorCountry',
] as const satisfies (keyof Bill)[]
const requiredOfDebtor = ['debtorName', 'debtorPostcode', 'debtorCity', 'debtorCountry'] as const

/** The Swiss QR-bill of SIX, guidelines version 2.3. `designForText` adds the Swiss cross. */
export const swissQrBill = defineContent({
  schema,
  sample: {
    type: 'swiss-qr-bill',
    iban: 'CH44 3199 9123 0008 8901 2',
    amount: '1949.75',
    currency: 'CHF',
    reference: '21 00000 00003 13947 14300 09017',
    message: '',
    creditorName: 'Max Muster & Söhne',
    creditorStreet: 'Musterstrasse',
    creditorHouseNumber: '123',
    creditorPostcode: '8000',
    creditorCity: 'Seldwyla',
    creditorCountry: 'CH',
    debtorName: '',
    debtorStreet: '',
    debtorHouseNumber: '',
    debtorPostcode: '',
    debtorCity: '',
    debtorCountry: '',
    billingInformation: '',
    scheme1: '',
    scheme2: '',
  },
  encode: encodeBill,
  title: ({ creditorName }) => creditorName.trim(),
  lint: () => [warn('', 'paymentAppOnly')],
  symbol: { level: 'M', maxVersion: 25 },
})

/**
 * Encodes 31 elements, one per line, empty ones included, and the optional ones after the trailer.
 */
function encodeBill(bill: Bill): string {
  const reference = readReference(bill.reference)
  const lines = [
    'SPC',
    '0200',
    '1',
    normalizeIban(bill.iban) ?? '',
    ...encodeAddress(creditorMembers.map((member) => bill[member])),
    // The ultimate creditor is reserved for future use.
    ...encodeAddress([]),
    normalizeAmount(bill.amount) ?? '',
    bill.currency,
    ...encodeAddress(debtorMembers.map((member) => bill[member])),
    reference.type,
    reference.text,
    toElement(bill.message),
    'EPD',
    ...[bill.billingInformation, bill.scheme1, bill.scheme2].map(toElement),
  ]
  while (lines.at(-1) === '') lines.pop()
  return lines.join('\n')
}

/** Structured address (S); combined addresses (K) were retired in 2025. */
function encodeAddress(members: readonly string[]): string[] {
  const [name = '', street = '', houseNumber = '', postcode = '', city = '', country = ''] =
    members.map(toElement)
  const type = name === '' ? '' : 'S'
  return [type, name, street, houseNumber, postcode, city, country.toUpperCase()]
}

function readReference(typed: string) {
  if (typed.trim() === '') return { type: 'NON', text: '' } as const
  const text = normalizeQrReference(typed)
  if (text !== undefined) return { type: 'QRR', text } as const
  const creditor = normalizeCreditorReference(typed)
  if (creditor !== undefined) return { type: 'SCOR', text: creditor } as const
  return { type: 'unknown', text: '' } as const
}

/** Composes accents with their letters (NFC), because only composed characters are permitted. */
function toElement(typed: string): string {
  return oneLine(typed.normalize('NFC'))
}

export function parseSwissQrBill(text: string) {
  const lines = text
    .trim()
    .split(/\r\n|\r|\n/, 40)
    .map(toElement)
  const [tag, version = '', coding, iban = ''] = lines
  if (tag !== 'SPC' || !/^02\d\d$/.test(version) || coding !== '1') return undefined
  const [amount = '', currency, ...more] = lines.slice(18)
  const [, reference = '', message = '', trailer, billing = '', scheme1 = '', scheme2 = ''] =
    more.slice(7)
  if (trailer !== 'EPD' || (currency !== 'CHF' && currency !== 'EUR')) return undefined
  const creditor = readAddress(lines.slice(4, 11))
  const debtor = readAddress(more.slice(0, 7))
  return {
    type: 'swiss-qr-bill' as const,
    iban,
    amount: normalizeAmount(amount) ?? amount,
    currency: currency as 'CHF' | 'EUR',
    reference,
    message,
    ...Object.fromEntries(creditorMembers.map((member, at) => [member, creditor[at] ?? ''])),
    ...Object.fromEntries(debtorMembers.map((member, at) => [member, debtor[at] ?? ''])),
    billingInformation: billing,
    scheme1,
    scheme2,
  }
}

/**
 * Splits a combined address of an old bill: one line of street and number, one of postcode and
 * town.
 */
function readAddress([type, ...members]: readonly string[]): readonly string[] {
  if (type !== 'K') return members
  const [name = '', street = '', place = '', , , country = ''] = members
  const [, postcode = '', city = place] = /^((?=[^\s\d]{0,20}\d)\S+) (.+)$/.exec(place) ?? []
  return [name, street, '', postcode, city, country]
}
