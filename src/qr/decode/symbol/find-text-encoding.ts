import { weighEncodings } from '@/std/guess-encoding'
import { isUtf8 } from '@/std/is-utf8'
import { isAscii, type Stretch, undeclaredBytes } from './decode-stretches'

/**
 * Returns the encoding of the bytes without ECI. What the content declares comes first, then UTF-8
 * if the bytes are well-formed, then the most plausible encoding. Bytes that are text in none are
 * Latin-1, the standard's default.
 *
 * @param language of the page, which decides between encodings that are equally plausible
 */
export function findTextEncoding(
  stretches: readonly Stretch[],
  language = '',
): { encoding: string; isGuessed: boolean } {
  const certain = findCertain(stretches)
  if (certain) return { encoding: certain, isGuessed: false }
  const bytes = undeclaredBytes(stretches)
  const known = isReceipt.test(headOf(bytes)) ? 'ru' : language
  return { encoding: guess(bytes, known), isGuessed: true }
}

function findCertain(stretches: readonly Stretch[]): string | undefined {
  const bytes = undeclaredBytes(stretches)
  // Many programs declare a set and write UTF-8; text in another set is never well-formed UTF-8.
  if (isAscii(bytes) || isUtf8(bytes)) return 'utf-8'
  const declared = findDeclared(bytes)
  if (declared) return declared
  const hasKanji = stretches.some(({ charset }) => charset === 'kanji')
  return hasKanji && isShiftJis(bytes) ? 'shift_jis' : undefined
}

/** Sets of EPC069-12 from number 2. */
const epcSets = [
  ...['iso-8859-1', 'iso-8859-2', 'iso-8859-4', 'iso-8859-5'],
  ...['iso-8859-7', 'iso-8859-10', 'iso-8859-15'],
]
/** Russian receipts (GOST R 56042): version, then the number of the set. */
const isReceipt = /^ST000\d\d[^\w\s]/
const receiptSets: Readonly<Record<string, string>> = { 1: 'windows-1251', 3: 'koi8-r' }

function headOf(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, 16))
}

/** The encoding that a payment declares in its first characters, unless that is UTF-8. */
function findDeclared(bytes: Uint8Array): string | undefined {
  const head = headOf(bytes)
  // The only other set of Swiss QR-bills is the Latin one that programs write by mistake.
  if (/^SPC\r?\n/.test(head)) return 'windows-1252'
  const [, epcSet] = /^BCD\r?\n00[12]\r?\n([2-8])\r?\n/.exec(head) ?? []
  if (epcSet) return epcSets[Number(epcSet) - 2]
  if (!isReceipt.test(head)) return undefined
  return receiptSets[head.charAt(6)]
}

/** Encodings of files that no program writes into codes. */
const notInCodes = ['macintosh', 'euc-jp']
/** Shift JIS was the default of the first standard, and is still that of many Japanese programs. */
const shiftJisGain = 2
/** Mean costs of letters, of one byte and of more, from which they are not those of a text. */
const singleLimit = 6.5
const multipleLimit = 12
const isMultiple = /^(?:shift_jis|gb18030|big5|euc-kr)$/
/** Control characters that separate neither lines nor fields. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the point
const isData = /[\0-\x03\x05-\x08\x0b\x0c\x0e-\x1b\x7f]/

function guess(bytes: Uint8Array, language: string): string {
  if (isData.test(String.fromCharCode(...bytes))) return 'iso-8859-1'
  const [best] = weighEncodings(bytes, language)
    .filter(({ encoding }) => !notInCodes.includes(encoding))
    .map((each) => ({
      ...each,
      cost: each.cost - (each.encoding === 'shift_jis' ? shiftJisGain : 0),
    }))
    .sort((one, two) => one.cost - two.cost)
  if (!best) return 'iso-8859-1'
  const limit = isMultiple.test(best.encoding) ? multipleLimit : singleLimit
  return best.letterCost < limit ? best.encoding : 'iso-8859-1'
}

function isShiftJis(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('shift_jis', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
