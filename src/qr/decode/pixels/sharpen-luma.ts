import { blurLuma } from './blur-luma'
import type { Luma } from './luma'

/**
 * Applies unsharp masking: moves every pixel away from the mean around it by `amount` times their
 * difference.
 */
export function sharpenLuma(
  picture: Luma,
  { radiusPx, amount }: { radiusPx: number; amount: number },
): Luma {
  const mean = blurLuma(picture, radiusPx).values
  const values = new Uint8Array(picture.values.length)
  for (let index = 0; index < values.length; index++) {
    const gray = picture.values[index] as number
    const value = gray + amount * (gray - (mean[index] as number))
    values[index] = value < 0 ? 0 : value > 255 ? 255 : value
  }
  return { ...picture, values }
}
