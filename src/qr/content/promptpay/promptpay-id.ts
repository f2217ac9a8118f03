import { normalizePhone } from '../normalize-phone'

export type PromptPayId = { kind: 'mobile' | 'taxId' | 'wallet'; value: string }

/**
 * Normalizes a PromptPay ID to its encoded form, or undefined: a Thai mobile number (`0066` and
 * nine digits), a national or tax ID of 13 digits, or an e-wallet ID of 15 digits.
 */
export function readPromptPayId(typed: string): PromptPayId | undefined {
  const dialed = (normalizePhone(typed) ?? '').replace(/^(\+66|0066|66(?=\d{9}$))0?/, '0')
  if (/^0[689]\d{8}$/.test(dialed)) return { kind: 'mobile', value: `0066${dialed.slice(1)}` }
  const digits = typed.normalize('NFKC').replace(/[\s-]/g, '')
  if (/^\d{13}$/.test(digits) && hasCheckDigit(digits)) return { kind: 'taxId', value: digits }
  return /^\d{15}$/.test(digits) ? { kind: 'wallet', value: digits } : undefined
}

/** National and tax IDs have the same check digit: weights from 13 to 2, modulo 11. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits.slice(0, 12)].reduce((total, d, at) => total + Number(d) * (13 - at), 0)
  return (11 - (sum % 11)) % 10 === Number(digits.at(-1))
}
