import { analyse } from 'chardet'
import { detectUtf16 } from './detect-utf16'

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
 * likely. Never throws.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: string } {
  const encoding = byMark(bytes) ?? detectUtf16(bytes) ?? (isUtf8(bytes) ? 'utf-8' : guess(bytes))
  const text = new TextDecoder(encoding).decode(bytes)
  return { text, encoding }
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

function guess(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, sampleBytes)
  const found = analyse(sample).find(({ name }) => name in likely || name === 'ISO-8859-1')
  return likely[found?.name ?? ''] ?? 'windows-1252'
}
