import { oneLine } from '@/std/one-line'
import { percentEncode } from '@/std/percent-encode'
import { readQuery } from '@/std/read-query'
import { amountField } from '../amount-field'
import { contentSchemaOf } from '../content-schema'
import { defineContent } from '../define-content'
import { rule, textField } from '../field'
import { warn } from '../issue'
import { normalizeAmount } from '../normalize-amount'

const schema = contentSchemaOf('upi', {
  address: textField({
    required: true,
    maxLength: 255,
    autocomplete: 'off',
    placeholder: true,
    rules: [rule('upiAddress', (address) => /^[\w.-]+@[a-z][\w.-]*$/i.test(address.trim()))],
  }),
  name: textField({ required: true, maxLength: 99, autocomplete: 'off', placeholder: true }),
  amount: amountField(),
  note: textField({ maxLength: 80, autocomplete: 'off' }),
  reference: textField({
    maxLength: 35,
    autocomplete: 'off',
    group: 'advanced',
    hint: true,
    rules: [rule('alphanumeric', (reference) => /^[a-z0-9]+$/i.test(reference.trim()))],
  }),
})

/** A payment in India (NPCI, UPI Linking Specifications). */
export const upi = defineContent({
  schema,
  sample: {
    type: 'upi',
    address: 'asha@example',
    name: 'Asha Stores',
    amount: '250.00',
    note: '',
    reference: '',
  },
  encode({ address, name, amount, note, reference }) {
    const parameters = {
      pn: oneLine(name),
      am: normalizeAmount(amount) ?? '',
      cu: 'INR',
      tn: oneLine(note),
      tr: reference.trim(),
    }
    const query = Object.entries(parameters)
      .filter(([, value]) => value !== '')
      .map(([key, value]) => `&${key}=${percentEncode(value)}`)
      .join('')
    // The at sign of the address is not encoded, because some payment apps do not decode it.
    return `upi://pay?pa=${address.trim()}${query}`
  },
  title: ({ name }) => name.trim(),
  lint: () => [warn('', 'paymentAppOnly')],
})

/**
 * Parses a payment. Members of merchants' signed codes (`mc`, `sign`, …) have no field and are
 * dropped.
 */
export function parseUpi(text: string) {
  const [, query] = /^upi:\/\/pay\/?\?([^#]*)$/i.exec(text.trim()) ?? []
  if (query === undefined) return undefined
  const parameters = readQuery(query, { plusIsBlank: true })
  if ((parameters.get('cu') || 'INR') !== 'INR') return undefined
  const amount = parameters.get('am') ?? ''
  const address = (parameters.get('pa') ?? '').trim()
  const reference = parameters.get('tr') ?? ''
  return {
    type: 'upi' as const,
    address,
    name: oneLine(parameters.get('pn') ?? '') || address,
    amount: Number(amount) === 0 ? '' : (normalizeAmount(amount) ?? amount),
    note: oneLine(parameters.get('tn') ?? '').slice(0, 80),
    reference: /^[a-z0-9]{1,35}$/i.test(reference) ? reference : '',
  }
}
