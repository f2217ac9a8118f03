import type { Pixels } from './pixels'

/** A picture that is read once, row by row from the top, without being in memory as a whole. */
export type PixelRows = {
  width: number
  height: number
  /** Returns the next of `height` rows, four bytes per pixel, valid until the next call. */
  nextRow: () => {
    line: Uint8ClampedArray
    /** Whether the row is known to equal the previous one. */
    isSame: boolean
  }
}

export function pixelRowsOf({ rgba, width, height }: Pixels): PixelRows {
  let y = 0
  const nextRow = () => {
    const start = y++ * width * 4
    return { line: rgba.subarray(start, start + width * 4), isSame: false }
  }
  return { width, height, nextRow }
}
