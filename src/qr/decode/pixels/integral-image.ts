import type { Luma } from './luma'

/**
 * Sums of everything above and to the left (one row and column more than the picture), so that
 * the sum over any rectangle costs four reads. Exact up to 2³² / 255 ≈ 16.8 million pixels;
 * differences stay exact beyond, because both sides wrap alike.
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
