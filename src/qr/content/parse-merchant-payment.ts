import { oneLine } from '@/std/one-line'
import { listEmvAccounts, readEmvCode } from './emv-fields'
import { findPixAccount } from './pix/pix'

/**
 * A merchant payment by EMV QRCPS other than a static Pix code: a dynamic Pix code, whose details
 * are at a bank's address, or a code of another country (PayNow, PromptPay, QRIS …).
 */
export type MerchantPayment = {
  type: 'merchant-payment'
  /** Name of the payment system, such as `PayNow`; '' if it is not known. */
  system: string
  name: string
  city: string
  /** ISO 3166-1, two letters. */
  country: string
  /** ISO 4217, three digits. */
  currency: string
  /** With decimal point; '' if the payer enters the amount. */
  amount: string
  /** Address of a Pix payment's details, without `https://`. */
  location?: string
}

/** Identifiers of the payment systems in object 00 of their template. */
const systems: readonly [identifier: RegExp, name: string][] = [
  [/^br\.gov\.bcb\.pix$/i, 'Pix'],
  [/^A000000727/i, 'VietQR'],
  [/^A00000067701/i, 'PromptPay'],
  [/^sg\.paynow$/i, 'PayNow'],
  [/^id\.co\.qris/i, 'QRIS'],
  [/^(com\.p2pqrpay|ph\.ppmi\.)/i, 'QR Ph'],
  [/^A000000615/i, 'DuitNow'],
  [/^hk\.com\.hkicl$/i, 'FPS'],
]

function findSystem(accounts: readonly ReadonlyMap<string, string>[]): string {
  const identifiers = accounts.map((account) => account.get('00') ?? '')
  return systems.find(([pattern]) => identifiers.some((id) => pattern.test(id)))?.[1] ?? ''
}

export function parseMerchantPayment(text: string): MerchantPayment | undefined {
  const fields = readEmvCode(text.trim())
  if (!fields) return undefined
  const read = (id: string) => oneLine(fields.get(id) ?? '')
  const location = findPixAccount(fields)?.get('25')
  return {
    type: 'merchant-payment',
    system: findSystem(listEmvAccounts(fields)),
    name: read('59'),
    city: read('60'),
    country: read('58'),
    currency: read('53'),
    amount: read('54'),
    ...(location && { location }),
  }
}
