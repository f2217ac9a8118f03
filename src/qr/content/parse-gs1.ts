import { isGtin } from './parse-product'

/** One data element: an application identifier and its value. */
export type Gs1Element = { id: string; value: string }

/** GS1 element strings, as in GS1-128, GS1 DataMatrix, GS1 QR Code and DataBar. */
export type Gs1Elements = { type: 'gs1'; elements: readonly Gs1Element[] }

/**
 * Lengths of values whose element needs no separator, by the first two digits of the identifier
 * (GS1 General Specifications, 7.8.5). The lengths are those after the whole identifier.
 */
const fixedLengths: Readonly<Record<string, number>> = {
  ...{ '00': 18, '01': 14, '02': 14, '03': 14, '04': 16, '20': 2, '41': 13 },
  ...Object.fromEntries(
    ['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((id) => [id, 6]),
  ),
  ...Object.fromEntries(['31', '32', '33', '34', '35', '36'].map((id) => [id, 6])),
}

/** Digits of an identifier by its first two digits (GS1 General Specifications, 3.2). */
function identifierLength(start: string): number | undefined {
  if (/^(0[0-4]|1[0-9]|2[0-2]|30|37|9\d)/.test(start)) return 2
  if (/^(2[3-5]|4[0-2]|71)/.test(start)) return 3
  return /^(3[1-69]|43|7[02]|8[0-2])/.test(start) ? 4 : undefined
}

/** Longest value of an element (GS1 General Specifications, 3.2: up to 90 characters). */
const maxValueLength = 90
/** The control character GS, which ends a value of variable length. */
export const gs1Separator = '\u001d'
/** ISO/IEC 15424 symbology identifiers that mark GS1 data. */
const symbologyIdentifier = /^\](C1|e0|d2|Q3|J1)/

/**
 * Parses element strings: with identifiers in parentheses, or as scanned, with the separator GS
 * after values of variable length. Text as scanned counts as GS1 data if it begins with a number of
 * an item or a logistic unit and can be parsed to the end.
 */
export function parseGs1(text: string): Gs1Elements | undefined {
  const body = text.trim().replace(symbologyIdentifier, '')
  if (body.length > 1000) return undefined
  const elements = body.startsWith('(') ? readWritten(body) : readScanned(body)
  const [first] = elements ?? []
  if (!elements || !first) return undefined
  return elements.every(isSound) ? { type: 'gs1', elements } : undefined
}

/** Writes element strings as a scanner returns them. */
export function writeGs1(elements: readonly Gs1Element[]): string {
  return elements
    .map(({ id, value }, index) => {
      const isOpen = fixedLengths[id.slice(0, 2)] === undefined && index < elements.length - 1
      return id + value + (isOpen ? gs1Separator : '')
    })
    .join('')
}

function readWritten(text: string): Gs1Element[] | undefined {
  const parts = [...text.matchAll(/\((\d{2,4})\)([^(]{1,90})/g)]
  if (parts.map(([part]) => part).join('') !== text) return undefined
  return parts.map(([, id = '', value = '']) => ({ id, value: value.trim() }))
}

function readScanned(text: string): Gs1Element[] | undefined {
  const start = text.startsWith(gs1Separator) ? 1 : 0
  if (!/^0[0-2]\d{14}/.test(text.slice(start))) return undefined
  const elements: Gs1Element[] = []
  for (let at = start; at < text.length; ) {
    const idLength = identifierLength(text.slice(at, at + 2))
    if (idLength === undefined) return undefined
    const id = text.slice(at, at + idLength)
    const valueStart = at + idLength
    const fixed = fixedLengths[id.slice(0, 2)]
    const next = text.indexOf(gs1Separator, valueStart)
    const end = fixed === undefined ? (next < 0 ? text.length : next) : valueStart + fixed
    elements.push({ id, value: text.slice(valueStart, end) })
    at = text[end] === gs1Separator ? end + 1 : end
  }
  return elements
}

function isSound({ id, value }: Gs1Element): boolean {
  if (identifierLength(id) !== id.length || value === '' || value.length > maxValueLength)
    return false
  const fixed = fixedLengths[id.slice(0, 2)]
  if (fixed !== undefined && (value.length !== fixed || !/^\d+$/.test(value))) return false
  return id === '01' || id === '02' ? isGtin(value) : true
}

/**
 * Decimal point of a measure or an amount: the last digit of its identifier counts the decimals
 * (GS1 General Specifications, 3.6 and 3.7).
 */
export function withDecimals({ id, value }: Gs1Element): string {
  const decimals = Number(id.at(-1))
  const digits = value.padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals).replace(/^0+(?=\d)/, '')
  return decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`
}
