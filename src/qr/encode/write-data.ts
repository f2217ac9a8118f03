import { alphanumericValue } from './alphanumeric-value'
import { kanjiValue } from './kanji-value'
import {
  eciHeader,
  modeIndicatorBits,
  modeIndicators,
  type Segment,
  versionRanges,
} from './segment'

const encoder = new TextEncoder()
const padCodewords = [0b11101100, 0b00010001] as const

/**
 * Writes segments as the data codewords of a symbol (ISO/IEC 18004, 7.4): headers and characters,
 * terminator, padding.
 *
 * @param length data codewords of the symbol; the segments fit into them
 */
export function writeData(
  segments: readonly Segment[],
  eci: boolean,
  version: number,
  length: number,
): Uint8Array {
  const writer = new BitWriter(length)
  if (eci) writer.put(eciHeader.value, eciHeader.bits)
  const countBits = versionRanges.find(({ last }) => version <= last)?.countBits
  if (!countBits) throw new RangeError(`No version of a QR code: ${version}`)
  for (const { mode, text } of segments) {
    const bytes = mode === 'byte' ? encoder.encode(text) : undefined
    writer.put(modeIndicators[mode], modeIndicatorBits)
    writer.put(bytes?.length ?? text.length, countBits[mode])
    if (bytes) writeBytes(bytes, writer)
    else if (mode === 'numeric') writeNumeric(text, writer)
    else if (mode === 'alphanumeric') writeAlphanumeric(text, writer)
    else writeKanji(text, writer)
  }
  return writer.finish()
}

/** Three digits in 10 bits, two in 7, one in 4 (7.4.3). */
function writeNumeric(text: string, writer: BitWriter): void {
  for (let index = 0; index < text.length; index += 3) {
    const digits = text.slice(index, index + 3)
    writer.put(Number(digits), digits.length * 3 + 1)
  }
}

/** Two characters in 11 bits, one in 6 (7.4.4). */
function writeAlphanumeric(text: string, writer: BitWriter): void {
  for (let index = 0; index < text.length; index += 2) {
    const first = alphanumericValue(text.charCodeAt(index))
    if (index + 1 === text.length) writer.put(first, 6)
    else writer.put(first * 45 + alphanumericValue(text.charCodeAt(index + 1)), 11)
  }
}

/** Eight bits per byte (7.4.5). */
function writeBytes(bytes: Uint8Array, writer: BitWriter): void {
  for (let index = 0; index < bytes.length; index++) writer.put(bytes[index] as number, 8)
}

/** Thirteen bits per character (7.4.6). */
function writeKanji(text: string, writer: BitWriter): void {
  for (let index = 0; index < text.length; index++) {
    writer.put(kanjiValue(text.charCodeAt(index)), 13)
  }
}

/** Writes bits, most significant first, into a fixed number of codewords. */
class BitWriter {
  private readonly codewords: Uint8Array
  private full = 0
  private held = 0
  private heldBits = 0

  constructor(length: number) {
    this.codewords = new Uint8Array(length)
  }

  put(value: number, bits: number): void {
    this.held = (this.held << bits) | value
    this.heldBits += bits
    while (this.heldBits >= 8) {
      this.heldBits -= 8
      this.codewords[this.full++] = this.held >> this.heldBits
    }
  }

  /** Appends the terminator, as far as it fits, and padding (7.4.9, 7.4.10). */
  finish(): Uint8Array {
    const roomBits = (this.codewords.length - this.full) * 8 - this.heldBits
    this.put(0, Math.min(4, roomBits))
    this.put(0, (8 - this.heldBits) % 8)
    for (let pad = 0; this.full < this.codewords.length; pad ^= 1) {
      this.codewords[this.full++] = padCodewords[pad as 0 | 1]
    }
    return this.codewords
  }
}
