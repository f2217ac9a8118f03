import { averageRow } from './average-row'
import type { Luma } from './luma'

/** Averages a square of 2 × radius + 1 pixels, smaller at the edges of the picture. */
export function blurLuma(picture: Luma, radiusPx: number): Luma {
  const { width, height } = picture
  const means = new Float64Array(width)
  const blurred = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    averageRow(picture, y, radiusPx, means)
    const start = y * width
    for (let x = 0; x < width; x++) blurred[start + x] = (means[x] as number) + 0.5
  }
  return { values: blurred, width, height }
}
