import { mod97 } from '@/std/mod-97'

/**
 * An account number by ISO 13616 without its blanks, or undefined when its check digits, which
 * follow the country, do not match (MOD 97-10 with the first four characters moved to the end).
 */
export function normalizeIban(typed: string): string | undefined {
  const iban = compact(typed)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return undefined
  return mod97(iban.slice(4) + iban.slice(0, 4)) === 1 ? iban : undefined
}

/** A Swiss or Liechtenstein account whose bank is numbered 30000 to 31999 takes QR references. */
export function isQrIban(iban: string): boolean {
  return /^(CH|LI)\d{2}3[01]\d{3}/.test(iban)
}

/** A business identifier code (ISO 9362) without blanks, of 8 or 11 characters. */
export function normalizeBic(typed: string): string | undefined {
  const bic = compact(typed)
  return /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic) ? bic : undefined
}

function compact(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase()
}
