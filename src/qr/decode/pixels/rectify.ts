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
  const share = 1 / (points * points)
  const result = new Uint8Array(width * height)
  const [lastX, lastY] = [sourceWidth - 1, sourceHeight - 1]
  const offsets = Float64Array.from({ length: points }, (_, point) => (point + 0.5) / points)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let down = 0; down < points; down++) {
        const py = y + (offsets[down] as number)
        for (let across = 0; across < points; across++) {
          const px = x + (offsets[across] as number)
          const w = 1 / (g * px + h * py + i)
          let sx = (a * px + b * py + c) * w - 0.5
          let sy = (d * px + e * py + f) * w - 0.5
          sx = sx > 0 ? (sx < lastX ? sx : lastX) : 0
          sy = sy > 0 ? (sy < lastY ? sy : lastY) : 0
          const left = sx | 0
          const top = sy | 0
          const right = left < lastX ? left + 1 : left
          const above = top * sourceWidth
          const below = top < lastY ? above + sourceWidth : above
          const fx = sx - left
          const upper =
            (values[above + left] as number) * (1 - fx) + (values[above + right] as number) * fx
          const lower =
            (values[below + left] as number) * (1 - fx) + (values[below + right] as number) * fx
          sum += upper + (lower - upper) * (sy - top)
        }
      }
      result[y * width + x] = sum * share + 0.5
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
