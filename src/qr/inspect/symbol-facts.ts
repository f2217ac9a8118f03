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

/** A stretch of a symbol's content, in its raw form. */
export type SymbolSegment = {
  mode: SymbolSegmentMode
  /** As the symbol counts them: digits, letters, bytes or kanji; 0 where a mode has no text. */
  characters: number
  /** With mode indicator and character count. */
  bits: number
  /** Its text; of an ECI its assignment number, of a structured append `1/3`. */
  text: string
}

/** One block of error correction. */
export type SymbolBlock = {
  dataCodewords: number
  ecCodewords: number
  /** Codewords that were read wrong and put right. */
  corrected: number
  /** What is left of its error correction, from 0 to 1. */
  unusedShare: number
}

/** The structure of a QR code, read once more from its modules. */
export type SymbolFacts = {
  version: number
  level: Level
  mask: number
  sizeModules: number
  /** The first character set that it names, as an ECI assignment number; null for none. */
  eci: number | null
  segments: readonly SymbolSegment[]
  blocks: readonly SymbolBlock[]
  /** Codewords put right in all blocks together. */
  corrected: number
  /** What is left of the error correction in the block with the least of it, from 0 to 1. */
  unusedShare: number
  /** Where it lies in the picture; clockwise in its own order, so a mirrored one is turned over. */
  corners: Corners
  /** The symbol as it was drawn, before anything covered or discoloured its modules. */
  matrix: Matrix
}
