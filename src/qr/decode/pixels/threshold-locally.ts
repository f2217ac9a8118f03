import { averageRow } from './average-row'
import type { Luma } from './luma'

type ThresholdOptions = {
  windowPx: number
  share: number
  /** Treats the picture as its negative. */
  inverted?: boolean
}

/**
 * Sets a pixel to black where it is darker than its surroundings by more than a share of them, and
 * to white elsewhere (Bradley and Roth, “Adaptive thresholding using the integral image”, 2007).
 */
export function thresholdLocally(
  picture: Luma,
  { windowPx, share, inverted = false }: ThresholdOptions,
): Luma {
  const { values, width, height } = picture
  const radiusPx = Math.max(1, windowPx >> 1)
  const means = new Float64Array(width)
  const result = new Uint8Array(values.length)
  const rest = 1 - share
  for (let y = 0; y < height; y++) {
    averageRow(picture, y, radiusPx, means)
    const start = y * width
    for (let x = 0; x < width; x++) {
      const mean = means[x] as number
      const gray = values[start + x] as number
      const isDark = inverted ? 255 - gray < (255 - mean) * rest : gray < mean * rest
      result[start + x] = isDark ? 0 : 255
    }
  }
  return { values: result, width, height }
}
