import { oneLine } from '@/std/one-line'
import { readEmvFields } from './emv-fields'
import { parseEpc } from './epc/epc'
import { normalizeIban } from './iban'
import { parseSwissQrBill } from './swiss-qr-bill/swiss-qr-bill'

/** A payment code that banking apps refuse, or that was damaged or changed. */
export type BrokenPayment = {
  type: 'broken-payment'
  /** Check digits of the account, checksum of the code, or a breach of the format. */
  fault: 'account' | 'checksum' | 'format'
  /** Name of the payment system; '' if it is not known. */
  system: string
  payee: string
  /** The account number as written; '' if the code has none. */
  account: string
  amount: string
  /** ISO 4217, three letters; '' if it is not known. */
  currency: string
}

/**
 * Recognizes a payment code with errors, so that it is not shown as plain text. Call it after the
 * parsers of intact payments.
 */
export function parseBrokenPayment(text: string): BrokenPayment | undefined {
  return parseBrokenTransfer(text) ?? parseBrokenEmvCode(text.trim())
}

function parseBrokenTransfer(text: string): BrokenPayment | undefined {
  const epc = parseEpc(text)
  const bill: ({ iban: string; amount: string } & Record<string, unknown>) | undefined = epc
    ? undefined
    : parseSwissQrBill(text)
  const payment = epc ?? bill
  if (!payment) return undefined
  return {
    type: 'broken-payment',
    fault: normalizeIban(payment.iban) === undefined ? 'account' : 'format',
    system: epc ? 'EPC QR' : 'Swiss QR-bill',
    payee: oneLine(epc?.name ?? String(bill?.creditorName ?? '')),
    account: oneLine(payment.iban),
    amount: payment.amount,
    currency: String(bill?.currency ?? 'EUR'),
  }
}

/** EMV QRCPS: 00 is the first object; the checksum is the value of the last, 63. */
function parseBrokenEmvCode(text: string): BrokenPayment | undefined {
  if (!/^000201\d{4}.{20,}6304[0-9a-f]{0,4}$/is.test(text)) return undefined
  const fields = readEmvFields(text)
  return {
    type: 'broken-payment',
    fault: 'checksum',
    system: '',
    payee: oneLine(fields?.get('59') ?? ''),
    account: '',
    amount: fields?.get('54') ?? '',
    currency: '',
  }
}
