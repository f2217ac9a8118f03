import { dateFromSerial, format, getFormatFromId, isDateFormat, isTextFormat } from 'numfmt'
import { decodeXstring } from './decode-xstring'

export type WorkbookContext = {
  strings: readonly string[]
  /** A pattern or the id of a built-in format, by the index that cells refer to. */
  patterns: readonly (string | number)[]
  /** Days are counted from 1904 instead of 1900. */
  is1904: boolean
}

type CellContent = { type: string; style: number; value?: string; formula?: string }

/** Days between the two calendars of spreadsheets (ECMA-376, 18.17.4.1). */
const daysTo1904 = 1462

/**
 * Formats a cell as the spreadsheet displays it: with leading zeros, fixed characters and percent
 * signs of its format. Dates become ISO dates and times, and other numbers what a person would
 * type, because their separators depend on the country.
 *
 * @returns undefined for a formula whose result the file does not contain, and for an error
 */
export function formatCell(
  { type, style, value, formula }: CellContent,
  { strings, patterns, is1904 }: WorkbookContext,
): string | undefined {
  if (value === undefined) return formula === undefined ? '' : undefined
  // Programs without a calculation write an empty result; an empty text is of the type `str`.
  if (value === '' && formula !== undefined && type !== 'str') return undefined
  switch (type) {
    case 's':
      return strings[Number(value)] ?? ''
    case 'b':
      return value === '1' ? 'true' : 'false'
    case 'e':
      return undefined
    case 'n': {
      const pattern = patterns[style] ?? 'General'
      return formatNumber(
        value,
        typeof pattern === 'number' ? getFormatFromId(pattern) : pattern,
        is1904,
      )
    }
    case 'd':
      return value.replace('T', ' ').replace(/:00(\.0+)?Z?$/, '')
    default:
      return decodeXstring(value)
  }
}

function formatNumber(text: string, pattern: string, is1904: boolean): string {
  const number = Number(text)
  if (text === '' || !Number.isFinite(number)) return text
  if (isDateFormat(pattern)) return formatDateTime(is1904 ? number + daysTo1904 : number)
  if (isTextFormat(pattern) || !hasFixedCharacters(pattern)) return typeNumber(text)
  return format(pattern, number, { throws: false }).trim()
}

/** Whether a format adds zeros, letters or signs that belong to the value, such as `000-0000`. */
function hasFixedCharacters(pattern: string): boolean {
  const [positive = ''] = pattern.split(';')
  const bare = positive.replace(/\[[^\]]*\]|_.|\*./g, '')
  // The plus of an exponent is none of a phone number.
  return /^[^.]*0{2,}/.test(bare) || /"[^"]*[\p{L}\d+][^"]*"|\\[^ ]|[-/()%]|(?<!E)\+/u.test(bare)
}

/** Rounds to the 15 digits of spreadsheets; files contain binary fractions with errors beyond them. */
function typeNumber(text: string): string {
  if (/^-?\d{1,21}$/.test(text)) return text
  const rounded = Number(Number(text).toPrecision(15))
  return Math.abs(rounded) < 1e21 && Math.abs(rounded) >= 1e-6 ? String(rounded) : text
}

/**
 * Formats a day, a day with a time, or a time of day, which spreadsheets store as a fraction of day
 * zero. Rounded to the minute, as fractions of a day are inexact.
 */
function formatDateTime(serial: number): string {
  const minutes = Math.round(serial * 1440)
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] =
    dateFromSerial(minutes / 1440 + 1e-9) ?? []
  const two = (part: number) => String(part).padStart(2, '0')
  const time = `${two(hour)}:${two(minute)}`
  if (serial < 1) return time
  const date = `${year}-${two(month)}-${two(day)}`
  return minutes % 1440 === 0 ? date : `${date} ${time}`
}
