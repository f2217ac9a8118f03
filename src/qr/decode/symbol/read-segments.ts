import { BitReader, EndOfBits } from './bit-reader'
import type { Stretch, TextSource } from './decode-stretches'
import { textOfStretches } from './text-of-stretches'

export type SymbolContent = TextSource & {
  text: string
  bytes: Uint8Array
  structuredAppend?: { index: number; count: number; parity: number }
}

/**
 * A segment of the content as encoded in the symbol; a segment without text has neither bytes nor
 * count.
 */
export type SegmentRead = {
  mode: keyof typeof modes
  /** Character count as encoded in the symbol. */
  characters: number
  /** Length including mode indicator and character count. */
  bits: number
  bytes: readonly number[]
  /** Character set of the bytes; for an ECI segment, the set that the ECI selects. */
  charset: Stretch['charset']
}

/** Mode indicators (ISO/IEC 18004, table 2). */
const modes = {
  terminator: 0,
  numeric: 1,
  alphanumeric: 2,
  structuredAppend: 3,
  byte: 4,
  fnc1First: 5,
  eci: 7,
  kanji: 8,
  fnc1Second: 9,
} as const

const modeNames = new Map(
  Object.entries(modes).map(([name, value]) => [value, name as keyof typeof modes]),
)

/** Bits of the character count for versions 1–9, 10–26 and 27–40 (table 3). */
const countBits = {
  numeric: [10, 12, 14],
  alphanumeric: [9, 11, 13],
  byte: [8, 16, 16],
  kanji: [8, 10, 12],
} as const

const alphanumerics = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'

/**
 * Parses the content of a symbol's data codewords (ISO/IEC 18004, 7.4): all modes, ECI, FNC1 and
 * structured append. Returns undefined if the bits violate the standard's grammar, which also
 * indicates a wrong reading.
 *
 * @param onSegment called with every segment, in order
 */
export function readSegments(
  codewords: Uint8Array,
  version: number,
  onSegment: (segment: SegmentRead) => void = () => {},
): SymbolContent | undefined {
  try {
    return readAll(new BitReader(codewords), version < 10 ? 0 : version < 27 ? 1 : 2, onSegment)
  } catch (error) {
    if (error instanceof EndOfBits) return undefined
    throw error
  }
}

function readAll(
  bits: BitReader,
  range: 0 | 1 | 2,
  onSegment: (segment: SegmentRead) => void,
): SymbolContent | undefined {
  const stretches: Stretch[] = []
  let structuredAppend: SymbolContent['structuredAppend']
  let charset: number | null = null
  let hasFnc1 = false
  let carried: Pick<SegmentRead, 'characters' | 'bytes'> = { characters: 0, bytes: [] }
  const readCount = (lengths: readonly number[]): number => {
    const count = bits.take(lengths[range] as number)
    carried = { characters: count, bytes: [] }
    return count
  }
  const add = (set: Stretch['charset'], bytes: number[] | undefined): boolean => {
    if (!bytes) return false
    carried = { ...carried, bytes: [...bytes] }
    const last = stretches.at(-1)
    if (last?.charset === set) for (const byte of bytes) last.bytes.push(byte)
    else stretches.push({ charset: set, bytes })
    return true
  }
  while (bits.left >= 4) {
    const leftBefore = bits.left
    const mode = bits.take(4)
    if (mode === modes.terminator) break
    carried = { characters: 0, bytes: [] }
    let isGrammatical = true
    if (mode === modes.structuredAppend) {
      structuredAppend = { index: bits.take(4), count: bits.take(4) + 1, parity: bits.take(8) }
      isGrammatical = structuredAppend.index < structuredAppend.count
    } else if (mode === modes.fnc1First) {
      hasFnc1 = true
    } else if (mode === modes.fnc1Second) {
      hasFnc1 = true
      bits.take(8)
    } else if (mode === modes.eci) {
      charset = readEci(bits)
      isGrammatical = charset !== null
    } else if (mode === modes.numeric) {
      isGrammatical = add(charset, readDigits(bits, readCount(countBits.numeric)))
    } else if (mode === modes.alphanumeric) {
      const count = readCount(countBits.alphanumeric)
      isGrammatical = add(charset, readAlphanumerics(bits, count, hasFnc1))
    } else if (mode === modes.byte) {
      const count = readCount(countBits.byte)
      if (count * 8 > bits.left) return undefined
      add(
        charset,
        Array.from({ length: count }, () => bits.take(8)),
      )
    } else if (mode === modes.kanji) {
      add('kanji', readKanji(bits, readCount(countBits.kanji)))
    } else {
      return undefined
    }
    if (!isGrammatical) return undefined
    onSegment({
      ...carried,
      mode: modeNames.get(mode) as SegmentRead['mode'],
      bits: leftBefore - bits.left,
      charset: mode === modes.kanji ? 'kanji' : charset,
    })
  }
  return {
    ...textOfStretches(stretches),
    bytes: Uint8Array.from(stretches.flatMap(({ bytes }) => bytes)),
    ...(structuredAppend && { structuredAppend }),
  }
}

/** Reads one to three bytes; the leading bits determine how many (7.4.2.2, table 4). */
function readEci(bits: BitReader): number | null {
  const first = bits.take(8)
  if (first < 0x80) return first
  if (first < 0xc0) return (first & 0x3f) * 0x100 + bits.take(8)
  return first < 0xe0 ? (first & 0x1f) * 0x10000 + bits.take(16) : null
}

/** Reads three digits in ten bits, two in seven, one in four (7.4.3). */
function readDigits(bits: BitReader, count: number): number[] | undefined {
  const bytes: number[] = []
  for (let left = count; left > 0; left -= 3) {
    const digits = Math.min(3, left)
    const value = bits.take(digits * 3 + 1)
    if (value >= 10 ** digits) return undefined
    for (const digit of String(value).padStart(digits, '0')) bytes.push(digit.charCodeAt(0))
  }
  return bytes
}

/** Reads two characters in eleven bits, one in six (7.4.4). */
function readAlphanumerics(bits: BitReader, count: number, hasFnc1: boolean): number[] | undefined {
  let text = ''
  for (let left = count; left > 0; left -= 2) {
    const value = bits.take(left > 1 ? 11 : 6)
    if (value >= (left > 1 ? 45 * 45 : 45)) return undefined
    if (left > 1) text += alphanumerics[Math.floor(value / 45)]
    text += alphanumerics[value % 45]
  }
  // With FNC1 a percent sign is the separator and two are a literal one (7.4.8.2).
  if (hasFnc1) text = text.replace(/%%|%/g, (sign) => (sign === '%' ? '\u001d' : '%'))
  return [...text].map((character) => character.charCodeAt(0))
}

/** Reads Shift JIS characters in thirteen bits (7.4.6). */
function readKanji(bits: BitReader, count: number): number[] {
  const bytes: number[] = []
  for (let left = count; left > 0; left--) {
    const value = bits.take(13)
    const joined = Math.floor(value / 0xc0) * 0x100 + (value % 0xc0)
    const shiftJis = joined + (joined < 0x1f00 ? 0x8140 : 0xc140)
    bytes.push(shiftJis >> 8, shiftJis & 0xff)
  }
  return bytes
}
