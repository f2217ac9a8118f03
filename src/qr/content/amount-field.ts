import { rule, textField } from './field'
import { normalizeAmount } from './normalize-amount'

/** Largest amount in EPC069-12, in the Swiss QR-bill and in `normalizeAmount` (nine digits). */
const max = 999_999_999.99

/** An amount of money; if it is empty, the payer enters it. */
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
