/**
 * Normalizes a typed amount in a currency without decimals, `180000`. Points, commas, spaces and
 * apostrophes are accepted between groups of three digits. Undefined for anything else.
 */
export function normalizeWholeAmount(typed: string): string | undefined {
  const text = typed
    .normalize('NFKC')
    .trim()
    .replace(/[\s'\u2019]/g, ' ')
  const isGrouped = /^\d{1,3}(?:([., ])\d{3}(?:\1\d{3})*)?$/.test(text)
  const digits = isGrouped ? text.replace(/\D/g, '') : text
  return /^\d{1,13}$/.test(digits) ? String(Number(digits)) : undefined
}
