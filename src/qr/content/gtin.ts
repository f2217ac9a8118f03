/**
 * A global trade item number of 8, 12, 13 or 14 digits in its longest form, 14 digits, or undefined
 * when its check digit does not fit (GS1 General Specifications 7.9: weights 3 and 1 from the right).
 */
export function normalizeGtin(digits: string): string | undefined {
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return undefined
  const padded = digits.padStart(14, '0')
  const sum = [...padded].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 1 : 3), 0)
  return sum % 10 === 0 ? padded : undefined
}

/** The ISBN-13 in an article number: those of books begin with 978 or 979, but 9790 is of music. */
export function isbnOf(gtin: string): string | undefined {
  return /^097(8|9[1-9])/.test(gtin) ? gtin.slice(1) : undefined
}

/** ISBN-10 as ISBN-13, or undefined when its check digit does not fit (ISO 2108, modulo 11). */
export function upgradeIsbn10(isbn: string): string | undefined {
  if (!/^\d{9}[\dX]$/.test(isbn)) return undefined
  const value = (digit: string) => (digit === 'X' ? 10 : Number(digit))
  const sum = [...isbn].reduce((total, digit, at) => total + value(digit) * (10 - at), 0)
  if (sum % 11 !== 0) return undefined
  const body = `978${isbn.slice(0, 9)}`
  return [...'0123456789'].map((check) => body + check).find((each) => normalizeGtin(each))
}
