import { intlTag } from '@/i18n/locales'

/**
 * Reads an amount of money as people write it in a list, such as `1.234,56`, `12,50 €`, `12,-`,
 * `$.50` or `$1,234.50`, and returns it with a decimal point. A single separator before three digits
 * is read as in the list's country. Undefined if it is not an amount.
 *
 * @param locale of the list, BCP 47
 */
export function readAmount(cell: string, locale: string): string | undefined {
  const text = cell.normalize('NFKC').trim()
  const [, number = ''] =
    /^(?:\p{L}{0,4}(?:\p{Sc}|(?<=\p{L})\.)?\s*)([+]?[.,]?\d[\d.,'’\s]*\d|[.,]?\d)(?:[.,][–-]{1,2})?\s*[\p{Sc}\p{L}.]{0,6}$/u.exec(
      text,
    ) ?? []
  const digits = number.replace(/[\s'’+]/g, '').replace(/^(?=[.,])/, '0')
  if (digits === '') return undefined
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return digits
  const mark = digits[last] as '.' | ','
  const decimals = digits.length - last - 1
  const isRepeated = digits.indexOf(mark) !== last
  const hasBoth = digits.includes('.') && digits.includes(',')
  // Thousands do not begin with a zero: `0.125` is an eighth everywhere.
  const isGroup = !hasBoth && decimals === 3 && mark !== decimalMark(locale)
  const isThousands = isRepeated || (isGroup && !digits.startsWith('0'))
  const whole = (isThousands ? digits : digits.slice(0, last)).replace(/[.,]/g, '')
  if (!isGrouped(isThousands ? digits : digits.slice(0, last))) return undefined
  return isThousands || decimals === 0 ? whole : `${whole}.${digits.slice(last + 1)}`
}

/** Thousands are separated every three digits, or, as in India, every two before the last three. */
function isGrouped(whole: string): boolean {
  return /^\d+$/.test(whole) || /^\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3}$/.test(whole)
}

function decimalMark(locale: string): string {
  const parts = new Intl.NumberFormat(intlTag(locale)).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}
