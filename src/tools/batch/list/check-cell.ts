import { type ContentField, hasGtinCheckDigit } from '@/qr/content'
import { productHeading } from './product-heading'

/** Faults of values that a code could contain, but that are mistakes; keys under `batch.faults`. */
export const cellFaults = [
  'no-link',
  'spaces-in-link',
  'two-links',
  'scientific',
  'check-digit',
  'no-result',
] as const
export type CellFault = (typeof cellFaults)[number]

/** Words and signs that people write where a value is still missing. */
const fillers =
  /^(tbd|tba|tbc|todo|to do|n\/?a|none|null|nil|undefined|unknown|pending|-+|–+|—+|_+|\.+|\?+|x+|#n\/a|#ref!|#value!)$/i
/** A number that a spreadsheet has shortened: its last digits are lost. */
const shortened = /^[+-]?\d(?:[.,]\d+E\+\d{1,3}|E\+\d{2,3})$/i
/** The beginning of a link with or without scheme. */
const linkStart = /(?:https?:\/\/|www\.)\S|[a-z0-9-]+\.[a-z]{2,}(?:[/?#]|$)/i

/** Finds a value of a cell that is not what its field contains, although it could be encoded. */
export function findCellFault(
  field: ContentField,
  cell: string,
  heading: string,
): CellFault | undefined {
  const text = cell.trim()
  if (text === '') return undefined
  if (shortened.test(text) && !field.isSecret) return 'scientific'
  if (field.input === 'url') return findLinkFault(text)
  if (productHeading.test(heading) && /^(\d{8}|\d{12,14})$/.test(text)) {
    return hasGtinCheckDigit(text) ? undefined : 'check-digit'
  }
  return undefined
}

/** Links of other schemes, such as `mailto:`, are judged by the rules of the field. */
function findLinkFault(text: string): CellFault | undefined {
  if (fillers.test(text)) return 'no-link'
  const parts = text.split(/[\s,;|]+/).filter(Boolean)
  if (parts.filter((part) => linkStart.test(part)).length > 1) return 'two-links'
  if (/\s/.test(text)) {
    return parts.some((part) => linkStart.test(part)) ? 'spaces-in-link' : 'no-link'
  }
  const hasScheme = /^[a-z][a-z0-9+.-]*:\S/i.test(text)
  const isLocal = /^(https?:\/\/)?(localhost|\[[0-9a-f:]+\])([:/?#]|$)/i.test(text)
  return hasScheme || isLocal || /\p{L}/u.test(text) === false || text.includes('.')
    ? findNumberFault(text, hasScheme)
    : 'no-link'
}

/** Digits alone, such as `12345` or `3.14`, are no address, but `192.0.2.1` is one. */
function findNumberFault(text: string, hasScheme: boolean): CellFault | undefined {
  const isNumber = /^[\d.,\s-]+$/.test(text) && !/^(\d{1,3}\.){3}\d{1,3}$/.test(text)
  return !hasScheme && isNumber ? 'no-link' : undefined
}
