import type { Luma } from './luma'

/** The sums of pictures that are in use, because several filters need those of the same picture. */
const cache = new WeakMap<Uint8Array, Uint32Array>()

/**
 * Returns the sums of all pixels above and to the left (one row and column more than the picture),
 * so that the sum over any rectangle costs four reads. Exact up to 2³² / 255 ≈ 16.8 million pixels;
 * differences are exact beyond that, because both sides wrap alike. Cached: neither the picture nor
 * the result may be modified afterwards.
 */
export function integralImage({ values, width, height }: Luma): Uint32Array {
  const known = cache.get(values)
  if (known) return known
  const sums = new Uint32Array((width + 1) * (height + 1))
  let from = 0
  for (let y = 0; y < height; y++) {
    let row = 0
    let to = (y + 1) * (width + 1) + 1
    for (let x = 0; x < width; x++, to++) {
      row += values[from++] as number
      sums[to] = (sums[to - width - 1] as number) + row
    }
  }
  cache.set(values, sums)
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
