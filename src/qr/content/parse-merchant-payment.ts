import { oneLine } from '@/std/one-line'
import { readEmvCode } from './emv-fields'
import { findPixAccount } from './pix'

/**
 * A payment to a merchant by EMV QRCPS that is no static Pix code: a Pix code whose details are at
 * an address of the bank, or one of another country (PayNow, PromptPay, QRIS …).
 */
export type MerchantPayment = {
  type: 'merchant-payment'
  name: string
  city: string
  /** ISO 3166-1, two letters. */
  country: string
  /** ISO 4217, three digits. */
  currency: string
  /** Decimal point, '' where the payer says how much. */
  amount: string
  /** Where the details of a Pix payment are, without `https://`. */
  location?: string
}

export function parseMerchantPayment(text: string): MerchantPayment | undefined {
  const fields = readEmvCode(text.trim())
  if (!fields) return undefined
  const read = (id: string) => oneLine(fields.get(id) ?? '')
  const location = findPixAccount(fields)?.get('25')
  return {
    type: 'merchant-payment',
    name: read('59'),
    city: read('60'),
    country: read('58'),
    currency: read('53'),
    amount: read('54'),
    ...(location && { location }),
  }
}
