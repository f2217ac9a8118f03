import { contentSchemaOf } from '../content-schema'
import { defineContent } from '../define-content'
import { closeEmvCode, emvField, findEmvAccount, readEmvCode, readEmvFields } from '../emv-fields'
import { emvTextField, toEmvLetters } from '../emv-letters'
import { choiceField, rule, textField } from '../field'
import { warn } from '../issue'
import { normalizeWholeAmount } from '../normalize-whole-amount'
import { findVietnameseBank } from './vietnamese-banks'

const identifier = 'A000000727'
const services = { account: 'QRIBFTTA', card: 'QRIBFTTC' } as const
/** Object 54 allows 13 digits. */
const maxAmount = 9_999_999_999_999

const schema = contentSchemaOf(
  'vietqr',
  {
    bank: textField({
      required: true,
      maxLength: 40,
      autocomplete: 'off',
      hint: true,
      placeholder: true,
      rules: [rule('vietnameseBank', (bank) => findVietnameseBank(bank) !== undefined)],
    }),
    account: textField({
      required: true,
      maxLength: 30,
      autocomplete: 'off',
      placeholder: true,
      rules: [rule('bankAccount', (account) => /^[a-z0-9]{1,19}$/i.test(compact(account)))],
    }),
    name: emvTextField(25, { hint: true, placeholder: true }),
    amount: textField({
      input: 'decimal',
      maxLength: 20,
      inputMode: 'decimal',
      placeholder: true,
      rules: [
        rule('wholeAmount', (typed) => Number(normalizeWholeAmount(typed) ?? 0) >= 1, {
          min: 1,
          max: maxAmount,
        }),
      ],
    }),
    message: emvTextField(25, { hint: true }),
    reference: textField({
      maxLength: 25,
      autocomplete: 'off',
      group: 'advanced',
      hint: true,
      rules: [rule('alphanumeric', (reference) => /^[a-z0-9]+$/i.test(reference.trim()))],
    }),
    accountKind: choiceField(['account', 'card'], { group: 'advanced', hint: true }),
  },
  ({ account, accountKind }) =>
    accountKind === 'account' ||
    account.trim() === '' ||
    /^9704(\d{12}|\d{15})$/.test(compact(account))
      ? []
      : [{ path: 'account', key: 'napasCard' }],
)

/**
 * A transfer in Vietnam by VietQR: EMV QRCPS Merchant-Presented Mode with the objects of NAPAS
 * (Đặc tả kỹ thuật định dạng mã QR, version 1.5.2).
 */
export const vietqr = defineContent({
  schema,
  sample: {
    type: 'vietqr',
    bank: 'Vietcombank',
    account: '0011001234567',
    name: 'Lâm Mai',
    amount: '180000',
    message: 'Don hang 6869',
    reference: '',
    accountKind: 'account',
  },
  encode({ bank, account, name, amount, message, reference, accountKind }) {
    const sum = normalizeWholeAmount(amount) ?? ''
    const beneficiary =
      emvField('00', findVietnameseBank(bank) ?? bank) + emvField('01', compact(account))
    return closeEmvCode(
      emvField('00', '01') +
        emvField('01', sum === '' ? '11' : '12') +
        emvField(
          '38',
          emvField('00', identifier) +
            emvField('01', beneficiary) +
            emvField('02', services[accountKind]),
        ) +
        emvField('53', '704') +
        emvField('54', sum) +
        emvField('58', 'VN') +
        emvField('59', toEmvLetters(name)) +
        emvField('62', emvField('01', reference.trim()) + emvField('08', toEmvLetters(message))),
    )
  },
  title: ({ name, bank, account }) => name.trim() || `${bank.trim()} ${account.trim()}`,
  lint: () => [warn('', 'paymentAppOnly')],
})

/** Parses transfers only: merchant codes (`QRPUSH`) contain a number that no form accepts. */
export function parseVietqr(text: string) {
  const fields = readEmvCode(text.trim())
  const transfer = findEmvAccount(fields, identifier)
  const beneficiary = readEmvFields(transfer?.get('01') ?? '')
  const service = transfer?.get('02') ?? services.account
  const isCard = service === services.card
  if (!fields || !beneficiary || fields.get('53') !== '704') return undefined
  if (!isCard && service !== services.account) return undefined
  const amount = fields.get('54') ?? ''
  const details = readEmvFields(fields.get('62') ?? '')
  return {
    type: 'vietqr' as const,
    bank: beneficiary.get('00') ?? '',
    account: beneficiary.get('01') ?? '',
    name: toEmvLetters(fields.get('59') ?? ''),
    amount: Number(amount) === 0 ? '' : readWhole(amount),
    message: toEmvLetters(details?.get('08') ?? ''),
    reference: details?.get('01') ?? '',
    accountKind: isCard ? ('card' as const) : ('account' as const),
  }
}

/**
 * Removes zero decimals of `180000.00`; an amount with other decimals is unchanged and then
 * rejected.
 */
function readWhole(amount: string): string {
  return normalizeWholeAmount(amount.replace(/\.0{0,2}$/, '')) ?? amount
}

function compact(account: string): string {
  return account.replace(/[\s.-]/g, '')
}
