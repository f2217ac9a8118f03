import { decodeAs } from '@/std/decode-as'
import { guessEncoding, sampleLetters } from '@/std/guess-encoding'
import { isUtf8 } from '@/std/is-utf8'
import { detectUtf16 } from './detect-utf16'
import type { TextEncoding } from './text-encodings'

type EncodingHints = {
  /** Decodes as this encoding instead of detecting it. */
  encoding?: TextEncoding
  /** The language of the page, which decides between encodings that are equally likely. */
  language?: string
}

/**
 * Decodes a file of unknown encoding: by its byte order mark, as UTF-16 if its bytes match that
 * pattern, as UTF-8 if nearly all of it is valid, and otherwise by how plausible its letters are. Zero bytes are
 * dropped. Never throws.
 */
export function decodeText(
  bytes: Uint8Array,
  { encoding: chosen, language = '' }: EncodingHints = {},
): { text: string; encoding: string } {
  const encoding =
    chosen ??
    byMark(bytes) ??
    detectUtf16(bytes) ??
    (isMostlyUtf8(bytes) ? byEscapes(bytes) : guessEncoding(bytes, language))
  const text = decodeAs(encoding, bytes).replaceAll('\0', '')
  // Vietnamese Windows has letters for the tones, which are combined with the vowels.
  return { text: encoding === 'windows-1258' ? text.normalize() : text, encoding }
}

function byMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return undefined
}

/**
 * Whether bytes are UTF-8, apart from a few that were cut off or came from another file: no other
 * encoding has many sequences that are valid in UTF-8.
 */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  if (isUtf8(bytes)) return true
  const text = decodeAs('utf-8', sampleLetters(bytes))
  const damaged = text.split('\ufffd').length - 1
  const letters = text.match(/\P{ASCII}/gu)?.length ?? 0
  return letters - damaged >= 5 * damaged
}

/** Japanese mails switch to two-byte letters by escape sequences; all their bytes are ASCII. */
function byEscapes(bytes: Uint8Array): 'iso-2022-jp' | 'utf-8' {
  const isSwitch = (byte: number, at: number) =>
    byte === 0x1b && bytes[at + 1] === 0x24 && /[@B]/.test(String.fromCharCode(bytes[at + 2] ?? 0))
  return bytes.some(isSwitch) ? 'iso-2022-jp' : 'utf-8'
}
