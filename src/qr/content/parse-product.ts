import { percentDecode } from '@/std/percent-decode'
import { readQuery } from '@/std/read-query'

/** A product by its number. Product codes are only recognized, never created here. */
export type Product = {
  type: 'product'
  /** Always 14 digits, with leading zeros. */
  gtin: string
  /** ISBN of a book, 13 digits. */
  isbn?: string
  /** The link, if the code was one. */
  url?: string
  /**
   * Other values of a link, by GS1 application identifier: `10` the batch, `17` the expiry date.
   */
  attributes: Readonly<Record<string, string>>
}

/** Parses a GS1 Digital Link, or the number of a product or book as text. */
export function parseProduct(text: string): Product | undefined {
  const trimmed = text.trim()
  return parseDigitalLink(trimmed) ?? parseNumber(trimmed)
}

/** Key qualifiers, which distinguish items of one number and follow it in the path. */
const keyQualifiers = ['22', '10', '21', '235']

/**
 * Parses a GS1 Digital Link URI: any host and path, then `/01/` and the number, its qualifiers in
 * the path and more identifiers in the query.
 */
function parseDigitalLink(url: string): Product | undefined {
  const [, path, query = ''] =
    /^https?:\/\/[^\s/?#]+((?:\/[^\s/?#]*)*)(?:\?([^\s#]*))?(?:#\S*)?$/i.exec(url) ?? []
  const parts = path?.split('/').map(percentDecode) ?? []
  const at = parts.indexOf('01')
  const gtin = at < 0 ? undefined : normalizeGtin(parts[at + 1] ?? '')
  if (gtin === undefined) return undefined
  const attributes: Record<string, string> = {}
  for (let next = at + 2; next + 1 < parts.length; next += 2) {
    const [id = '', value = ''] = parts.slice(next, next + 2)
    if (!keyQualifiers.includes(id)) return undefined
    attributes[id] = value
  }
  for (const [id, value] of readQuery(query, { plusIsBlank: false })) {
    if (/^\d{2,4}$/.test(id)) attributes[id] = value
  }
  return toProduct(gtin, { url, attributes })
}

/**
 * Parses a product number without a link. Eight digits may be a date or any other number, so a
 * short number must be labeled. One in ten longer numbers passes the check digit by chance, but
 * codes that contain only such a long number are rare.
 */
function parseNumber(text: string): Product | undefined {
  if (text.length > 40) return undefined
  const [, name, number = ''] =
    /^(?:(isbn(?:-?1[03])?|gtin(?:-?\d{1,2})?|ean(?:-?\d{1,2})?|upc)[:\s]\s*)?([\d -]{7,24}[\dx])$/i.exec(
      text,
    ) ?? []
  const digits = number.replace(/[ -]/g, '').toUpperCase()
  const isBook = /^isbn/i.test(name ?? '')
  if (isBook && digits.length === 10) {
    const isbn = upgradeIsbn10(digits)
    return isbn === undefined ? undefined : toProduct(`0${isbn}`)
  }
  const gtin = normalizeGtin(digits)
  if (gtin === undefined) return undefined
  const isPlain = digits === number || isbnOf(gtin) !== undefined
  return name !== undefined || (isPlain && digits.length >= 12) ? toProduct(gtin) : undefined
}

function toProduct(gtin: string, more: Partial<Product> = {}): Product {
  const isbn = isbnOf(gtin)
  return { type: 'product', gtin, ...(isbn && { isbn }), attributes: {}, ...more }
}

/**
 * Normalizes a global trade item number of 8, 12, 13 or 14 digits to 14 digits; undefined if its
 * check digit is wrong (GS1 General Specifications 7.9: weights 3 and 1 from the right).
 */
function normalizeGtin(digits: string): string | undefined {
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return undefined
  const padded = digits.padStart(14, '0')
  const sum = [...padded].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 1 : 3), 0)
  return sum % 10 === 0 ? padded : undefined
}

/** Whether 8, 12, 13 or 14 digits end with the check digit of a product number. */
export function hasGtinCheckDigit(digits: string): boolean {
  return normalizeGtin(digits) !== undefined
}

/** Whether 14 digits are an item number with the right check digit. */
export function isGtin(digits: string): boolean {
  return digits.length === 14 && normalizeGtin(digits) === digits
}

/**
 * Returns the ISBN-13 of a product number: those of books begin with 978 or 979, except 9790
 * (music).
 */
function isbnOf(gtin: string): string | undefined {
  return /^097(8|9[1-9])/.test(gtin) ? gtin.slice(1) : undefined
}

/** Converts ISBN-10 to ISBN-13; undefined if its check digit is wrong (ISO 2108, modulo 11). */
function upgradeIsbn10(isbn: string): string | undefined {
  if (!/^\d{9}[\dX]$/.test(isbn)) return undefined
  const value = (digit: string) => (digit === 'X' ? 10 : Number(digit))
  const sum = [...isbn].reduce((total, digit, at) => total + value(digit) * (10 - at), 0)
  if (sum % 11 !== 0) return undefined
  const body = `978${isbn.slice(0, 9)}`
  return [...'0123456789'].map((check) => body + check).find((each) => normalizeGtin(each))
}
