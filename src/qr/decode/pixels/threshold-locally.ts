import { blurLuma } from './blur-luma'
import type { Luma } from './luma'

/**
 * Sets a pixel to black where it is darker than its surroundings by more than a share of them, and
 * to white elsewhere (Bradley and Roth, “Adaptive thresholding using the integral image”, 2007).
 */
export function thresholdLocally(
  picture: Luma,
  { windowPx, share }: { windowPx: number; share: number },
): Luma {
  const mean = blurLuma(picture, Math.max(1, windowPx >> 1)).values
  const values = picture.values.map((grey, index) =>
    grey < (mean[index] as number) * (1 - share) ? 0 : 255,
  )
  return { ...picture, values }
}
