import type { Corners } from '@/qr/decode/code-found'
import type { Level, Matrix } from '@/qr/encode/matrix'

/**
 * Modes of ISO/IEC 18004, 7.3: those that carry text, and those that control its interpretation.
 */
export const symbolSegmentModes = [
  'numeric',
  'alphanumeric',
  'byte',
  'kanji',
  'eci',
  'structured-append',
  'fnc1',
] as const
export type SymbolSegmentMode = (typeof symbolSegmentModes)[number]

/** A segment of a symbol's content, in its raw form. */
export type SymbolSegment = {
  mode: SymbolSegmentMode
  /**
   * Character count as encoded in the symbol: digits, letters, bytes or kanji; 0 for a mode without
   * text.
   */
  characters: number
  /** Length including mode indicator and character count. */
  bits: number
  /** Text of the segment; for an ECI the assignment number, for structured append `1/3`. */
  text: string
  /** Bytes whose encoding had to be guessed for `text`. */
  undeclared?: readonly number[]
}

/** One block of error correction. */
export type SymbolBlock = {
  dataCodewords: number
  ecCodewords: number
  /** Codewords that were wrong and have been corrected. */
  corrected: number
  /** Unused share of the block's error correction, from 0 to 1. */
  unusedShare: number
}

/** Structure of a QR code, read again from its modules. */
export type SymbolFacts = {
  version: number
  level: Level
  mask: number
  sizeModules: number
  /** First character set in the symbol, as an ECI assignment number; null for none. */
  eci: number | null
  segments: readonly SymbolSegment[]
  blocks: readonly SymbolBlock[]
  /** Number of corrected codewords in all blocks. */
  corrected: number
  /** Unused share of the error correction in the worst block, from 0 to 1. */
  unusedShare: number
  /**
   * Corners in the picture, clockwise in the symbol's own order, so those of a mirrored symbol are
   * flipped.
   */
  corners: Corners
  /** The symbol as originally drawn, before modules were covered or discolored. */
  matrix: Matrix
}
