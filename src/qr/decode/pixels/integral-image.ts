import type { Luma } from './luma'

/**
 * Returns the sums of all pixels above and to the left (one row and column more than the picture),
 * so that the sum over any rectangle costs four reads. Exact up to 2³² / 255 ≈ 16.8 million pixels;
 * differences are exact beyond that, because both sides wrap alike.
 */
export function integralImage({ values, width, height }: Luma): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += values[y * width + x] as number
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] as number) + row
    }
  }
  return sums
}

/**
 * Returns rows `y - radiusPx` to `y + radiusPx` of a picture, clipped at its edges: offsets into
 * its sums, and the number of rows.
 */
export function windowRows(y: number, radiusPx: number, { width, height }: Luma) {
  const first = Math.max(0, y - radiusPx)
  const end = Math.min(height, y + radiusPx + 1)
  return { top: first * (width + 1), bottom: end * (width + 1), rows: end - first }
}
