import { rule, textField } from './field'
import { normalizeAmount } from './normalize-amount'

/** The largest amount of EPC069-12, of the Swiss QR-bill and of nine digits anywhere. */
const max = 999_999_999.99

/** An amount of money, which the payer types in when it is left empty. */
export function amountField({ min = 0.01 } = {}) {
  const inRange = (typed: string) => Number(normalizeAmount(typed) ?? -1) >= min
  return textField({
    input: 'decimal',
    maxLength: 20,
    inputMode: 'decimal',
    placeholder: true,
    rules: [rule('amount', inRange, { min: 0.01, max })],
  })
}
