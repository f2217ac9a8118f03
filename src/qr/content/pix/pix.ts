import { amountField } from '../amount-field'
import { contentSchemaOf } from '../content-schema'
import { defineContent } from '../define-content'
import { closeEmvCode, emvField, findEmvAccount, readEmvCode, readEmvFields } from '../emv-fields'
import { emvLettersRule, emvTextField, toEmvLetters } from '../emv-letters'
import { rule, textField } from '../field'
import { warn } from '../issue'
import { normalizeAmount } from '../normalize-amount'
import { normalizePixKey } from './pix-key'

const gui = 'br.gov.bcb.pix'
/** A template has at most 99 characters, including four for the header of each of its objects. */
const accountRoom = 99 - 4 - gui.length - 4 - 4

const schema = contentSchemaOf(
  'pix',
  {
    key: textField({
      required: true,
      maxLength: 77,
      autocomplete: 'off',
      hint: true,
      placeholder: true,
      rules: [rule('pixKey', (key) => normalizePixKey(key) !== undefined)],
    }),
    name: emvTextField(25, { required: true, placeholder: true }),
    city: emvTextField(15, { required: true, placeholder: true }),
    amount: amountField(),
    description: textField({ maxLength: 72, autocomplete: 'off', rules: [emvLettersRule] }),
    txid: textField({
      maxLength: 25,
      autocomplete: 'off',
      group: 'advanced',
      hint: true,
      rules: [rule('alphanumeric', (txid) => /^[a-z0-9]+$/i.test(txid.trim()))],
    }),
  },
  ({ key, description }) => {
    const max = Math.max(0, accountRoom - (normalizePixKey(key) ?? key).length)
    const isTooLong = toEmvLetters(description).length > max
    return isTooLong ? [{ path: 'description', key: 'tooLong', values: { max } }] : []
  },
)

/**
 * A static Pix code: EMV QRCPS Merchant-Presented Mode with the objects that the Banco Central do
 * Brasil prescribes (Manual do BR Code; Manual de Padrões para Iniciação do Pix).
 */
export const pix = defineContent({
  schema,
  sample: {
    type: 'pix',
    key: '123e4567-e12b-12d1-a456-426655440000',
    name: 'Fulano de Tal',
    city: 'BRASILIA',
    amount: '',
    description: '',
    txid: '',
  },
  encode({ key, name, city, amount, description, txid }) {
    const account =
      emvField('00', gui) +
      emvField('01', normalizePixKey(key) ?? key) +
      emvField('02', toEmvLetters(description))
    return closeEmvCode(
      emvField('00', '01') +
        emvField('26', account) +
        emvField('52', '0000') +
        emvField('53', '986') +
        emvField('54', normalizeAmount(amount) ?? '') +
        emvField('58', 'BR') +
        emvField('59', toEmvLetters(name)) +
        emvField('60', toEmvLetters(city)) +
        // Three asterisks mark a payment without an identifier.
        emvField('62', emvField('05', txid.trim() || '***')),
    )
  },
  title: ({ name }) => name.trim(),
  lint: () => [warn('', 'paymentAppOnly')],
})

/**
 * Parses codes with a key. Codes with an address of the bank are parsed by `readMerchantPayment`.
 */
export function parsePix(text: string) {
  const fields = readEmvCode(text.trim())
  const account = findPixAccount(fields)
  const key = account?.get('01')
  if (!fields || !account || !key || fields.get('53') !== '986') return undefined
  const amount = fields.get('54') ?? ''
  const txid = readEmvFields(fields.get('62') ?? '')?.get('05') ?? ''
  return {
    type: 'pix' as const,
    key,
    name: toEmvLetters(fields.get('59') ?? ''),
    city: toEmvLetters(fields.get('60') ?? ''),
    amount: Number(amount) === 0 ? '' : (normalizeAmount(amount) ?? amount),
    description: toEmvLetters(account.get('02') ?? ''),
    txid: txid === '***' ? '' : txid,
  }
}

export function findPixAccount(fields: ReadonlyMap<string, string> | undefined) {
  return findEmvAccount(fields, gui)
}
