import { oneLine } from '@/std/one-line'
import { utf8Length } from '@/std/utf8-length'
import { amountField } from '../amount-field'
import { type ContentWith, contentSchemaOf } from '../content-schema'
import { defineContent } from '../define-content'
import { choiceField, rule, textField } from '../field'
import { normalizeBic, normalizeIban } from '../iban'
import { type Warning, warn } from '../issue'
import { normalizeAmount } from '../normalize-amount'
import { findForeignLetters } from '../payment-letters'
import { normalizeCreditorReference } from '../payment-reference'

/** Capacity in bytes of version 13 at level M, the largest version that EPC069-12 allows. */
const maxBytes = 331

const fields = {
  name: textField({ required: true, maxLength: 70, autocomplete: 'off', placeholder: true }),
  iban: textField({
    required: true,
    maxLength: 42,
    isLong: true,
    autocomplete: 'off',
    placeholder: true,
    rules: [rule('iban', (iban) => normalizeIban(iban) !== undefined)],
  }),
  amount: amountField(),
  message: textField({ maxLength: 140, autocomplete: 'off', hint: true }),
  reference: textField({
    maxLength: 35,
    autocomplete: 'off',
    hint: true,
    placeholder: true,
    rules: [rule('reference', (typed) => normalizeCreditorReference(typed) !== undefined)],
  }),
  bic: textField({
    maxLength: 15,
    autocomplete: 'off',
    group: 'advanced',
    hint: true,
    rules: [rule('bic', (bic) => normalizeBic(bic) !== undefined)],
  }),
  purpose: textField({
    maxLength: 4,
    autocomplete: 'off',
    group: 'advanced',
    hint: true,
    rules: [rule('purpose', (purpose) => /^[a-z]{1,4}$/i.test(purpose.trim()))],
  }),
  information: textField({
    maxLength: 70,
    autocomplete: 'off',
    group: 'advanced',
    hint: true,
  }),
  epcVersion: choiceField(['v2', 'v1'], { group: 'advanced', hint: true }),
}

type Payment = ContentWith<'epc', typeof fields>

const schema = contentSchemaOf(
  'epc',
  fields,
  ({ epcVersion, bic }) =>
    epcVersion === 'v1' && bic.trim() === '' ? [{ path: 'bic', key: 'required' }] : [],
  ({ reference, message }) =>
    reference.trim() !== '' && message.trim() !== ''
      ? [{ path: 'message', key: 'referenceOrMessage' }]
      : [],
  (payment) => {
    const excess = utf8Length(encodePayment(payment)) - maxBytes
    return excess > 0 ? [{ path: 'message', key: 'paymentTooLong', values: { excess } }] : []
  },
)

/** A SEPA credit transfer (EPC069-12), known as GiroCode. */
export const epc = defineContent({
  schema,
  sample: {
    type: 'epc',
    name: 'Red Cross of Belgium',
    iban: 'BE72 0000 0000 1616',
    amount: '12.50',
    message: 'Urgency fund',
    reference: '',
    bic: '',
    purpose: '',
    information: '',
    epcVersion: 'v2',
  },
  encode: encodePayment,
  title: ({ name }) => name.trim(),
  lint: (payment) => [...lintLetters(payment), warn('', 'paymentAppOnly')],
  symbol: { level: 'M', maxVersion: 13 },
})

/**
 * Letters of the languages in SEPA, which banks convert to what they accept, and ASCII. Other signs
 * stop the payment in some banking apps (EPC217-08, Best Practices, SEPA Requirements for an Extended
 * Character Set).
 */
const sepaLetters =
  /^[\s -~§ª°º€\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0370-\u04ff\u1e00-\u1fff]*$/

function lintLetters(payment: Payment): Warning[] {
  return (['name', 'message', 'information'] as const).flatMap((path) => {
    const found = findForeignLetters(
      payment[path],
      (letter) => sepaLetters.test(letter.normalize('NFC')),
      "'",
    )
    if (!found) return []
    const { letters, replacement } = found
    const fix = replacement === undefined ? undefined : { [path]: replacement }
    return [warn(path, 'paymentLetters', { values: { letters }, ...(fix && { fix }) })]
  })
}

/**
 * Encodes one element per line, empty ones included except at the end (EPC069-12, 2). Code 1 is
 * UTF-8.
 */
function encodePayment(payment: Payment): string {
  const amount = normalizeAmount(payment.amount)
  const lines = [
    'BCD',
    payment.epcVersion === 'v2' ? '002' : '001',
    '1',
    'SCT',
    normalizeBic(payment.bic) ?? '',
    oneLine(payment.name),
    normalizeIban(payment.iban) ?? '',
    amount === undefined ? '' : `EUR${amount.replace('.00', '')}`,
    payment.purpose.trim().toUpperCase(),
    normalizeCreditorReference(payment.reference) ?? '',
    oneLine(payment.message),
    oneLine(payment.information),
  ]
  while (lines.at(-1) === '') lines.pop()
  return lines.join('\n')
}

/**
 * Parses a transfer. A reference that is not ISO 11649 becomes the message, as banks transmit it.
 */
export function parseEpc(text: string) {
  const [tag, version, set, scheme, ...elements] = text.trim().split(/\r\n|\r|\n/, 20)
  const isKnown = tag === 'BCD' && /^00[12]$/.test(version ?? '') && /^[1-8]$/.test(set ?? '')
  if (!isKnown || (scheme !== 'SCT' && scheme !== 'INST')) return undefined
  const [bic, name, iban, amount, purpose, reference, message, information] = elements
  const structured = normalizeCreditorReference(reference ?? '')
  return {
    type: 'epc' as const,
    name: oneLine(name ?? ''),
    iban: iban ?? '',
    amount: readAmount(amount ?? ''),
    message: oneLine(message || (structured ? '' : (reference ?? ''))),
    reference: structured ?? '',
    bic: bic ?? '',
    purpose: purpose ?? '',
    information: oneLine(information ?? ''),
    epcVersion: version === '002' ? ('v2' as const) : ('v1' as const),
  }
}

function readAmount(element: string): string {
  const amount = /^EUR/i.test(element) ? element.slice(3) : element
  return normalizeAmount(amount) ?? amount
}
