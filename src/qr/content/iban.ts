import { mod97 } from '@/std/mod-97'

/**
 * Normalizes an account number (ISO 13616) by removing spaces; undefined if its check digits, which
 * follow the country, are wrong (MOD 97-10 with the first four characters moved to the end).
 */
export function normalizeIban(typed: string): string | undefined {
  const iban = compact(typed)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return undefined
  return mod97(iban.slice(4) + iban.slice(0, 4)) === 1 ? iban : undefined
}

/**
 * Whether a Swiss or Liechtenstein account requires QR references: institution IDs 30000 to 31999.
 */
export function isQrIban(iban: string): boolean {
  return /^(CH|LI)\d{2}3[01]\d{3}/.test(iban)
}

/** Normalizes a business identifier code (ISO 9362) of 8 or 11 characters by removing spaces. */
export function normalizeBic(typed: string): string | undefined {
  const bic = compact(typed)
  return /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic) ? bic : undefined
}

function compact(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase()
}
