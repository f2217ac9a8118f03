import { gs1Separator, parseGs1, writeGs1 } from '@/qr/content/parse-gs1'
import { hasGtinCheckDigit } from '@/qr/content/parse-product'
import { utf8Length } from '@/std/utf8-length'
import { type BarcodeFormat, barcodeFacts, gs1Example } from './barcode-formats'
import { findGs1Fault } from './check-gs1-element'

/** More characters make a bar code too wide to print and to scan. */
const maxLinearLength = 48
/** GS1 General Specifications, 5.4.1. */
const maxGs1LinearLength = 48
/** Capacity of the largest square symbol for any text (ISO/IEC 16022, 144 × 144). */
const maxMatrixBytes = 1500

export type BarcodeText =
  | {
      ok: true
      /** Text for the writer, and as printed under the bars. */
      text: string
      /** Text that a reader returns. */
      expected: string
    }
  | { ok: false; reason: BarcodeFault; values?: Readonly<Record<string, string | number>> }

/** Message keys under `batch.faults`. */
export const barcodeFaults = [
  'barcode-digits',
  'barcode-letters',
  'barcode-length',
  'barcode-gs1',
  'barcode-date',
] as const
type BarcodeFault = (typeof barcodeFaults)[number] | 'check-digit'

/**
 * Checks the text of a barcode and adds a missing check digit. GS1 data has identifiers in
 * parentheses, such as `(01)04006381333931(10)AB1`.
 */
export function checkBarcodeText(typed: string, format: BarcodeFormat): BarcodeText {
  const text = typed.trim()
  const { digits, isGs1, isLinear } = barcodeFacts[format]
  if (digits) return checkNumber(text.replace(/[\s-]/g, ''), digits)
  if (isGs1) return checkGs1(text, isLinear)
  if (isLinear && !/^[\x20-\x7e]*$/.test(text)) return { ok: false, reason: 'barcode-letters' }
  const max = isLinear ? maxLinearLength : maxMatrixBytes
  if (utf8Length(text) > max) return { ok: false, reason: 'barcode-length', values: { max } }
  return { ok: true, text, expected: text }
}

function checkNumber(number: string, digits: number): BarcodeText {
  if (!/^\d+$/.test(number) || (number.length !== digits && number.length !== digits + 1)) {
    return { ok: false, reason: 'barcode-digits', values: { count: digits + 1 } }
  }
  if (number.length > digits && !hasGtinCheckDigit(number))
    return { ok: false, reason: 'check-digit' }
  const whole =
    number.length > digits
      ? number
      : [...'0123456789'].map((last) => number + last).find(hasGtinCheckDigit)
  return { ok: true, text: whole ?? number, expected: whole ?? number }
}

function checkGs1(text: string, isLinear: boolean): BarcodeText {
  const parts = [...text.matchAll(/\((\d{2,4})\)([^(]{1,90})/g)]
  const written = parts.map(([, id = '', value = '']) => ({ id, value: value.trim() }))
  const parsed = parseGs1(text)
  for (const element of parsed?.elements ?? written) {
    const fault = findGs1Fault(element)
    if (fault === 'check') return { ok: false, reason: 'check-digit' }
    if (fault === 'date') {
      const { id, value } = element
      return { ok: false, reason: 'barcode-date', values: { element: `(${id})${value}` } }
    }
    if (fault === 'form') {
      return { ok: false, reason: 'barcode-gs1', values: { example: gs1Example } }
    }
  }
  if (!parsed) return { ok: false, reason: 'barcode-gs1', values: { example: gs1Example } }
  const { elements } = parsed
  const expected = writeGs1(elements)
  const printable = /^[!"%-?A-Z_a-z]+$/
  if (!elements.every(({ value }) => printable.test(value))) {
    return { ok: false, reason: 'barcode-letters' }
  }
  const max = maxGs1LinearLength
  if (isLinear && expected.replaceAll(gs1Separator, '').length > max) {
    return { ok: false, reason: 'barcode-length', values: { max } }
  }
  return { ok: true, text: elements.map(({ id, value }) => `(${id})${value}`).join(''), expected }
}
