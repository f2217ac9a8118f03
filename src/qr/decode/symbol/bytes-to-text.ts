import { isUtf8 } from '@/std/is-utf8'

/** Labels for TextDecoder by ECI assignment number (AIM ITS/04-023). */
const labels: Readonly<Record<number, string>> = {
  4: 'iso-8859-2',
  5: 'iso-8859-3',
  6: 'iso-8859-4',
  7: 'iso-8859-5',
  8: 'iso-8859-6',
  9: 'iso-8859-7',
  10: 'iso-8859-8',
  12: 'iso-8859-10',
  13: 'windows-874',
  15: 'iso-8859-13',
  16: 'iso-8859-14',
  17: 'iso-8859-15',
  18: 'iso-8859-16',
  20: 'shift_jis',
  21: 'windows-1250',
  22: 'windows-1251',
  23: 'windows-1252',
  24: 'windows-1256',
  25: 'utf-16be',
  26: 'utf-8',
  28: 'big5',
  29: 'gbk',
  30: 'euc-kr',
  31: 'gbk',
  32: 'gb18030',
  33: 'utf-16le',
}

/**
 * Decodes a segment of bytes to text. An ECI is respected; without one the bytes are UTF-8 if they
 * are well-formed UTF-8, else Shift JIS if they are likely to be, else Latin-1, the standard's
 * default.
 *
 * @param charset ECI assignment number, `kanji`, or null where the symbol does not declare one
 * @param unsaid all bytes of the symbol without a declared set, for the guess
 */
export function bytesToText(
  bytes: Uint8Array,
  charset: number | 'kanji' | null,
  unsaid: Uint8Array = bytes,
  hasKanji = false,
): string {
  if (charset === 'kanji') return decode(bytes, 'shift_jis')
  if (charset !== null) {
    const label = labels[charset]
    return label ? decode(bytes, label) : latin1(bytes)
  }
  if (unsaid.every((byte) => byte < 0x80)) return latin1(bytes)
  if (isUtf8(unsaid)) return decode(bytes, 'utf-8')
  return isShiftJis(unsaid, hasKanji) ? decode(bytes, 'shift_jis') : latin1(bytes)
}

function decode(bytes: Uint8Array, label: string): string {
  return new TextDecoder(label, { ignoreBOM: true }).decode(bytes)
}

/** Decodes true Latin-1: `TextDecoder('latin1')` would be Windows-1252. */
function latin1(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

/**
 * Returns whether bytes are well-formed Shift JIS (JIS X 0208, appendix 1) and more likely Japanese
 * than Western text: Western text rarely has two bytes above 0x80 in a row, Japanese nearly always
 * has.
 */
function isShiftJis(bytes: Uint8Array, hasKanji: boolean): boolean {
  let pairs = 0
  let katakana = 0
  let longestKatakana = 0
  let run = 0
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] as number
    if (byte >= 0xa1 && byte <= 0xdf) {
      katakana++
      run++
      longestKatakana = Math.max(longestKatakana, run)
      continue
    }
    run = 0
    if (byte < 0x80) continue
    const next = bytes[index + 1] ?? 0
    const isLead = (byte >= 0x81 && byte <= 0x9f) || (byte >= 0xe0 && byte <= 0xfc)
    if (!isLead || next < 0x40 || next === 0x7f || next > 0xfc) return false
    pairs++
    index++
  }
  return hasKanji || pairs >= 2 || longestKatakana >= 3 || (pairs > 0 && katakana > 0)
}
