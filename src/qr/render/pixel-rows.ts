import type { Pixels } from './pixels'

/** A picture that is handed out once, from the top, without ever being held whole. */
export type PixelRows = {
  width: number
  height: number
  /** The next row, four bytes a pixel, which lasts until the next call; for each of `height`. */
  nextRow: () => {
    line: Uint8ClampedArray
    /** Whether it is known to be like the row before. */
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
