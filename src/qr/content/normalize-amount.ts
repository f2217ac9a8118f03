/**
 * Normalizes a typed amount of money to two decimals, `1234.50`. Accepts a decimal point or comma,
 * and spaces or apostrophes between thousands. Undefined for anything else, including the ambiguous
 * `1,234.50` and `1.234`.
 */
export function normalizeAmount(typed: string): string | undefined {
  const text = typed
    .normalize('NFKC')
    .replace(/[\s'\u2019]/g, '')
    .replace(',', '.')
  const [, whole, cents = ''] = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(text) ?? []
  return whole === undefined ? undefined : `${Number(whole)}.${cents.padEnd(2, '0')}`
}
