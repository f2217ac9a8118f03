import type { Segment } from './segment'

/** Error correction levels of ISO/IEC 18004, weakest first: recover about 7, 15, 25 and 30 %. */
export const levels = ['L', 'M', 'Q', 'H'] as const
export type Level = (typeof levels)[number]

/** A QR code symbol without its quiet zone. */
export type Matrix = {
  /** Modules per side: 17 + 4 × version. */
  sizeModules: number
  /** Row by row from the top left; 1 is dark. */
  modules: Uint8Array
  /** 1 to 40. */
  version: number
  /** Level of the symbol; may be higher than requested. */
  level: Level
  /** Data mask pattern, 0 to 7. */
  mask: number
  /** Segments of the text, in order; none for an empty text. */
  segments: readonly Segment[]
  /** Whether the symbol declares UTF-8 as its encoding (ECI 26). */
  eci: boolean
}
