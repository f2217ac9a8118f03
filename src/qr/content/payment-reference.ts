import { mod97 } from '@/std/mod-97'

/**
 * Normalizes a creditor reference (ISO 11649), `RF18539007547034`, by removing spaces; undefined if
 * it is invalid.
 */
export function normalizeCreditorReference(typed: string): string | undefined {
  const reference = typed.replace(/\s/g, '').toUpperCase()
  if (!/^RF\d{2}[A-Z0-9]{1,21}$/.test(reference)) return undefined
  return mod97(reference.slice(4) + reference.slice(0, 4)) === 1 ? reference : undefined
}

/** Next row for each remainder (SIX, Implementation Guidelines QR-bill). */
const carry = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]

/** A Swiss QR reference: 26 digits and a check digit, modulo 10, recursive. */
export function normalizeQrReference(typed: string): string | undefined {
  const reference = typed.replace(/\s/g, '')
  if (!/^\d{27}$/.test(reference)) return undefined
  let rest = 0
  for (const digit of reference.slice(0, -1)) rest = carry[(rest + Number(digit)) % 10] as number
  return (10 - rest) % 10 === Number(reference.at(-1)) ? reference : undefined
}
