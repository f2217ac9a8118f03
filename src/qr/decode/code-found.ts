import type { Level } from '@/qr/encode/matrix'
import type { TextSource } from './symbol/decode-stretches'

/**
 * Position in the source picture in pixels: x to the right, y down, 0 at the outer edge of the
 * first pixel.
 */
export type Point = { x: number; y: number }

/** Corners of a symbol, clockwise from its own top left. */
export type Corners = readonly [Point, Point, Point, Point]

/** Formats searched by default (ISO/IEC 18004, ISO/IEC 23941). */
export const qrFormats = ['qr', 'micro-qr', 'rmqr'] as const

export const codeFormats = [
  ...qrFormats,
  'data-matrix',
  'aztec',
  'pdf417',
  'ean-13',
  'ean-8',
  'upc-a',
  'upc-e',
  'code-128',
  'code-39',
  'code-93',
  'codabar',
  'itf',
  'databar',
  'maxicode',
] as const
export type CodeFormat = (typeof codeFormats)[number]

/** A code that was decoded and passed its error check. */
export type FoundCode = TextSource & {
  text: string
  /** The raw content of the symbol, before any character set was applied. */
  bytes: Uint8Array
  format: CodeFormat
  /** Without the quiet zone. */
  corners: Corners
  /**
   * QR 1 to 40, Micro QR 1 to 4, rMQR 1 to 32 in the standard's order; 0 where a format has none.
   */
  version: number
  level: Level | null
  /** Data mask pattern; null where the engine does not report it. */
  mask: number | null
  /** Light modules on a dark background. */
  inverted: boolean
  mirrored: boolean
  /** Name of the engine, with the step of the cascade where one was needed. */
  engine: string
  /** `index` counts from 0; `parity` is the same in all symbols of one message. */
  structuredAppend?: { index: number; count: number; parity: number }
}
