import type { BarcodeFormat } from './barcode-formats'
import { checkBarcodeText } from './check-barcode-text'

const gs1Formats: Partial<Record<BarcodeFormat, BarcodeFormat>> = {
  'code-128': 'gs1-128',
  'data-matrix': 'gs1-data-matrix',
}

/**
 * Returns the GS1 variant of a format if the text is GS1 data with identifiers in parentheses, which
 * the format would encode as characters. A wrong check digit or date does not matter.
 */
export function suggestGs1Format(typed: string, format: BarcodeFormat): BarcodeFormat | undefined {
  const suggested = gs1Formats[format]
  if (!suggested || !typed.trim().startsWith('(')) return undefined
  const checked = checkBarcodeText(typed, suggested)
  const isGs1 = checked.ok || checked.reason === 'check-digit' || checked.reason === 'barcode-date'
  return isGs1 ? suggested : undefined
}
