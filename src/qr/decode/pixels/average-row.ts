import { integralImage, windowRows } from './integral-image'
import type { Luma } from './luma'

/**
 * Writes the average of the square of 2 × radius + 1 pixels around each pixel of row `y` to `means`.
 * Squares are smaller at the edges of the picture.
 */
export function averageRow(picture: Luma, y: number, radiusPx: number, means: Float64Array): void {
  const { width } = picture
  const sums = integralImage(picture)
  const { top, bottom, rows } = windowRows(y, radiusPx, picture)
  for (let x = 0; x < width; x++) {
    const left = x > radiusPx ? x - radiusPx : 0
    const right = x + radiusPx < width ? x + radiusPx + 1 : width
    const sum =
      ((sums[bottom + right] as number) -
        (sums[bottom + left] as number) -
        (sums[top + right] as number) +
        (sums[top + left] as number)) >>>
      0
    means[x] = sum / (rows * (right - left))
  }
}
