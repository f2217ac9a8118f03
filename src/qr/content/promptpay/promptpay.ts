import { amountField } from '../amount-field'
import { contentSchemaOf } from '../content-schema'
import { defineContent } from '../define-content'
import { closeEmvCode, emvField, findEmvAccount, readEmvCode } from '../emv-fields'
import { emvTextField, toEmvLetters } from '../emv-letters'
import { rule, textField } from '../field'
import { warn } from '../issue'
import { normalizeAmount } from '../normalize-amount'
import { readPromptPayId } from './promptpay-id'

const identifier = 'A000000677010111'
const objects = { mobile: '01', taxId: '02', wallet: '03' } as const

const schema = contentSchemaOf('promptpay', {
  promptPayId: textField({
    required: true,
    maxLength: 40,
    autocomplete: 'off',
    inputMode: 'tel',
    hint: true,
    placeholder: true,
    rules: [rule('promptPayId', (typed) => readPromptPayId(typed) !== undefined)],
  }),
  name: emvTextField(25, { hint: true }),
  amount: amountField(),
})

/**
 * A transfer in Thailand by PromptPay: EMV QRCPS Merchant-Presented Mode with the objects of the
 * Bank of Thailand (Thai QR Code Payment Standard, credit transfer).
 */
export const promptpay = defineContent({
  schema,
  sample: { type: 'promptpay', promptPayId: '080 123 4567', name: '', amount: '120.50' },
  encode({ promptPayId, name, amount }) {
    const id = readPromptPayId(promptPayId)
    const sum = normalizeAmount(amount) ?? ''
    return closeEmvCode(
      emvField('00', '01') +
        emvField('01', sum === '' ? '11' : '12') +
        emvField(
          '29',
          emvField('00', identifier) + (id ? emvField(objects[id.kind], id.value) : ''),
        ) +
        emvField('58', 'TH') +
        emvField('53', '764') +
        emvField('54', sum) +
        emvField('59', toEmvLetters(name)),
    )
  },
  title: ({ name, promptPayId }) => name.trim() || promptPayId.trim(),
  lint: () => [warn('', 'paymentAppOnly')],
})

/**
 * Parses transfers to a person or a company. Bill payments and bank accounts are parsed by
 * `parseMerchantPayment`.
 */
export function parsePromptpay(text: string) {
  const fields = readEmvCode(text.trim())
  const account = findEmvAccount(fields, identifier)
  if (!fields || !account || fields.get('53') !== '764') return undefined
  const mobile = account.get('01')?.replace(/^0066/, '0')
  const amount = fields.get('54') ?? ''
  return {
    type: 'promptpay' as const,
    promptPayId: mobile ?? account.get('02') ?? account.get('03') ?? '',
    name: toEmvLetters(fields.get('59') ?? ''),
    amount: Number(amount) === 0 ? '' : (normalizeAmount(amount) ?? amount),
  }
}
