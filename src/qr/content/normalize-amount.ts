/**
 * An amount of money with two decimals, `1234.50`, from what people type: decimal point or comma,
 * blanks or apostrophes between the thousands. Undefined for anything else, so also for `1,234.50`
 * and `1.234`, whose amount is ambiguous.
 */
export function normalizeAmount(typed: string): string | undefined {
  const text = typed
    .normalize('NFKC')
    .replace(/[\s'\u2019]/g, '')
    .replace(',', '.')
  const [, whole, cents = ''] = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(text) ?? []
  return whole === undefined ? undefined : `${Number(whole)}.${cents.padEnd(2, '0')}`
}
