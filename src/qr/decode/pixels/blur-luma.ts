import { integralImage, windowRows } from './integral-image'
import type { Luma } from './luma'

/** Averages a square of 2 × radius + 1 pixels, smaller at the edges of the picture. */
export function blurLuma(picture: Luma, radiusPx: number): Luma {
  const { width, height } = picture
  const sums = integralImage(picture)
  const blurred = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const { top, bottom, rows } = windowRows(y, radiusPx, picture)
    const start = y * width
    for (let x = 0; x < width; x++) {
      const left = x > radiusPx ? x - radiusPx : 0
      const right = x + radiusPx < width ? x + radiusPx + 1 : width
      const sum =
        ((sums[bottom + right] as number) -
          (sums[bottom + left] as number) -
          (sums[top + right] as number) +
          (sums[top + left] as number)) >>>
        0
      blurred[start + x] = sum / (rows * (right - left)) + 0.5
    }
  }
  return { values: blurred, width, height }
}
