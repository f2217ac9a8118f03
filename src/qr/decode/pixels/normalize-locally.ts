import { integralImage, windowRows } from './integral-image'
import type { Luma } from './luma'

/**
 * Measures how much darker each pixel is than its surroundings, in their standard deviations: about
 * −1 in light modules and +1 in dark ones regardless of light, shadow or glare, clamped at ±2.
 * `floorGray` is the minimum deviation, so that noise in a flat area is not amplified.
 */
export function normalizeLocally(
  picture: Luma,
  { radiusPx, floorGray }: { radiusPx: number; floorGray: number },
): Float32Array {
  const { values, width, height } = picture
  const sums = integralImage(picture)
  const squares = integralOfSquares(picture)
  const darkness = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const { top, bottom, rows } = windowRows(y, radiusPx, picture)
    for (let x = 0; x < width; x++) {
      const left = x > radiusPx ? x - radiusPx : 0
      const right = x + radiusPx < width ? x + radiusPx + 1 : width
      const count = rows * (right - left)
      const mean =
        (((sums[bottom + right] as number) -
          (sums[bottom + left] as number) -
          (sums[top + right] as number) +
          (sums[top + left] as number)) >>>
          0) /
        count
      const square =
        ((squares[bottom + right] as number) -
          (squares[bottom + left] as number) -
          (squares[top + right] as number) +
          (squares[top + left] as number)) /
        count
      const deviation = Math.sqrt(Math.max(0, square - mean * mean))
      const value = (mean - (values[y * width + x] as number)) / Math.max(deviation, floorGray)
      darkness[y * width + x] = value > 2 ? 2 : value < -2 ? -2 : value
    }
  }
  return darkness
}

function integralOfSquares({ values, width, height }: Luma): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      const gray = values[y * width + x] as number
      row += gray * gray
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] as number) + row
    }
  }
  return sums
}
