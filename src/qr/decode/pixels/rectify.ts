import type { Homography } from '../grid/homography'
import type { Luma } from './luma'

/**
 * Resamples the picture through a perspective: `toSource` maps pixels of the result to pixels of
 * the source, both counted from the outer edge of the first pixel. Averages a few points where the
 * result is coarser than the source; repeats the edge outside the source.
 */
export function rectify(source: Luma, toSource: Homography, width: number, height: number): Luma {
  const [a, b, c, d, e, f, g, h, i] = toSource
  const { values, width: sourceWidth, height: sourceHeight } = source
  const points = pointsPerSide(toSource, width, height)
  const result = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let point = 0; point < points * points; point++) {
        const px = x + ((point % points) + 0.5) / points
        const py = y + (Math.floor(point / points) + 0.5) / points
        const w = g * px + h * py + i
        const sx = Math.min(Math.max((a * px + b * py + c) / w - 0.5, 0), sourceWidth - 1)
        const sy = Math.min(Math.max((d * px + e * py + f) / w - 0.5, 0), sourceHeight - 1)
        const left = Math.floor(sx)
        const top = Math.floor(sy)
        const right = left + 1 < sourceWidth ? left + 1 : left
        const below = (top + 1 < sourceHeight ? top + 1 : top) * sourceWidth
        const fx = sx - left
        const above = top * sourceWidth
        const upper =
          (values[above + left] as number) * (1 - fx) + (values[above + right] as number) * fx
        const lower =
          (values[below + left] as number) * (1 - fx) + (values[below + right] as number) * fx
        sum += upper + (lower - upper) * (sy - top)
      }
      result[y * width + x] = sum / (points * points) + 0.5
    }
  }
  return { values: result, width, height }
}

/**
 * Returns how many points per side one pixel of the result averages, from its size in the source.
 */
function pointsPerSide([a, b, , d, e, , g, h, i]: Homography, width: number, height: number) {
  const w = (g * width) / 2 + (h * height) / 2 + i
  const sizePx = Math.max(Math.hypot(a, d), Math.hypot(b, e)) / Math.abs(w)
  return Math.min(3, Math.max(1, Math.round(sizePx))) || 1
}
