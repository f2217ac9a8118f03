import { analyse } from 'chardet'
import { detectUtf16 } from './detect-utf16'
import type { TextEncoding } from './text-encodings'

/** Number of bytes examined to detect an encoding. */
const sampleBytes = 256 * 1024

/**
 * Encodings of lists besides UTF-8, by their names in `chardet`. Its results for others
 * (ISO-8859-2, UTF-32 …) are wrong more often than right.
 */
const likely: Readonly<Record<string, string>> = {
  Shift_JIS: 'shift_jis',
  'EUC-JP': 'euc-jp',
  'ISO-2022-JP': 'iso-2022-jp',
  GB18030: 'gb18030',
  Big5: 'big5',
  'EUC-KR': 'euc-kr',
  'windows-1251': 'windows-1251',
  'KOI8-R': 'koi8-r',
}

/**
 * Decodes a file of unknown encoding: by its byte order mark, as UTF-16 if its bytes match that
 * pattern, as UTF-8 if it is valid, by statistics, and as windows-1252 if no other encoding is
 * likely. Zero bytes are dropped. Never throws.
 *
 * @param chosen decodes as this encoding instead
 */
export function decodeText(
  bytes: Uint8Array,
  chosen?: TextEncoding,
): { text: string; encoding: string } {
  const encoding =
    chosen ??
    byMark(bytes) ??
    detectUtf16(bytes) ??
    (isUtf8(bytes) ? 'utf-8' : (detectCyrillic(bytes) ?? guess(bytes)))
  return { text: new TextDecoder(encoding).decode(bytes).replaceAll('\0', ''), encoding }
}

function byMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/**
 * Statistics need longer texts than most lists have. Cyrillic words consist of letters of one case
 * half each: windows-1251 has its lower case where KOI8-R has its upper case.
 */
function detectCyrillic(bytes: Uint8Array): 'windows-1251' | 'koi8-r' | undefined {
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, sampleBytes))
  const high = text.match(/[\u0080-\u00ff]/g)?.length ?? 0
  const words = text.match(/[\u00c0-\u00ff\u00a8\u00b8\u00a3\u00b3]{3,}/g) ?? []
  const inWords = words.join('').length
  // Asian encodings also use the bytes below, western words have single letters above, and three
  // in a row in lists of umlauts.
  if (inWords < 4 || inWords < high * 0.8) return undefined
  const upperHalf = words.join('').match(/[\u00e0-\u00ff]/g)?.length ?? 0
  return upperHalf > inWords / 2 ? 'windows-1251' : 'koi8-r'
}

function guess(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, sampleBytes)
  const found = analyse(sample).find(({ name }) => name in likely || name === 'ISO-8859-1')
  const encoding = likely[found?.name ?? ''] ?? 'windows-1252'
  if (encoding !== 'windows-1252') return encoding
  return countOddLetters(sample, 'macintosh') < countOddLetters(sample, 'windows-1252')
    ? 'macintosh'
    : 'windows-1252'
}

/** Counts capitals and signs within words, which a wrong encoding produces: `CafŽ`, `Mźller`. */
function countOddLetters(bytes: Uint8Array, encoding: string): number {
  const text = new TextDecoder(encoding).decode(bytes)
  return (
    text.match(/\p{Ll}\p{Lu}|\p{L}[^\p{L}\p{M}\p{N}\p{P}\p{Z}\s]|\p{L}[‚„†‡‰‹›]\p{L}/gu)?.length ??
    0
  )
}
