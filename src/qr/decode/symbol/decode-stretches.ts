/**
 * Bytes of one character set: an ECI assignment, `kanji`, or null where the symbol does not declare
 * one.
 */
export type Stretch = { charset: number | 'kanji' | null; bytes: number[] }

/** How the bytes of a code became its text; absent if all of them are ASCII. */
export type TextSource = {
  stretches?: readonly Stretch[]
  /** Name of the encoding, as `TextDecoder` knows it, of the letters beyond ASCII. */
  encoding?: string
  /** Whether nothing but the plausibility of its letters decided the encoding. */
  isGuessed?: boolean
}

/** Encodings by ECI assignment number (AIM ITS/04-023). */
const encodingsOfEci: Readonly<Record<number, string>> = {
  0: 'ibm437',
  2: 'ibm437',
  4: 'iso-8859-2',
  5: 'iso-8859-3',
  6: 'iso-8859-4',
  7: 'iso-8859-5',
  8: 'iso-8859-6',
  9: 'iso-8859-7',
  10: 'iso-8859-8',
  11: 'windows-1254',
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

/** Decodes to text; bytes without a declared set are in the encoding. */
export function decodeStretches(stretches: readonly Stretch[], encoding: string): string {
  return stretches.map((stretch) => decodeStretch(stretch, encoding)).join('')
}

export function decodeStretch({ charset, bytes }: Stretch, encoding: string): string {
  return decodeBytes(bytes, charset === null ? encoding : encodingOfSet(charset))
}

/**
 * Decodes as the encoding that a person chose, also bytes that declare another set; kanji mode has
 * one set only.
 */
export function decodeAsChosen(stretches: readonly Stretch[], encoding: string): string {
  return decodeStretches(
    stretches.map(({ charset, bytes }) => ({
      charset: charset === 'kanji' ? charset : null,
      bytes,
    })),
    encoding,
  )
}

/** The first declared encoding of bytes beyond ASCII; undefined if there is none. */
export function findDeclaredEncoding(stretches: readonly Stretch[]): string | undefined {
  const declared = stretches.find(({ charset, bytes }) => charset !== null && !isAscii(bytes))
  return declared && encodingOfSet(declared.charset as number | 'kanji')
}

export function isAscii(bytes: Iterable<number>): boolean {
  for (const byte of bytes) if (byte >= 0x80) return false
  return true
}

/** All bytes without a declared set, by which the set is guessed. */
export function undeclaredBytes(stretches: readonly Stretch[]): Uint8Array {
  return Uint8Array.from(stretches.flatMap(({ charset, bytes }) => (charset === null ? bytes : [])))
}

function encodingOfSet(charset: number | 'kanji'): string {
  if (charset === 'kanji') return 'shift_jis'
  return encodingsOfEci[charset] ?? 'iso-8859-1'
}

function decodeBytes(bytes: readonly number[], encoding: string): string {
  // `TextDecoder('iso-8859-1')` is Windows-1252, and code page 437 is unknown to it.
  if (encoding === 'iso-8859-1') return letterByLetter(bytes, (byte) => String.fromCharCode(byte))
  if (encoding === 'ibm437') {
    return letterByLetter(bytes, (byte) => codePage437[byte - 0x80] ?? String.fromCharCode(byte))
  }
  // Node 20 reads windows-1252 as Latin-1 unless it expects more bytes.
  const decoder = new TextDecoder(encoding, { ignoreBOM: true })
  const text = decoder.decode(Uint8Array.from(bytes), { stream: true }) + decoder.decode()
  // Vietnamese Windows has letters for the tones, which are combined with the vowels.
  return encoding === 'windows-1258' ? text.normalize() : text
}

const codePage437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'

function letterByLetter(bytes: readonly number[], letterOf: (byte: number) => string): string {
  let text = ''
  for (const byte of bytes) text += letterOf(byte)
  return text
}
