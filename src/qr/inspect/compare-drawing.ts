import { blurPlane } from '@/qr/check/blur-plane'
import type { FloatPlane } from '@/qr/check/plane'
import { coverPolygons } from '@/qr/render/cover-polygons'
import { flattenPath } from '@/qr/render/flatten-path'
import { parsePath } from '@/qr/render/parse-path'
import { viewPxPerModule } from './view-symbol'

/** Blurs to try, in modules. */
const blurs = [0, 0.1, 0.2, 0.32] as const

/**
 * Measures the distance of a drawing from the picture: the mean square difference of the counted
 * pixels, with the best matching blur.
 *
 * @param path in modules
 * @param counts 1 for every pixel that counts
 */
export function compareDrawing(path: string, seen: FloatPlane, counts: Uint8Array): number {
  const drawn = cover(path, seen.width, seen.height)
  let best = Number.POSITIVE_INFINITY
  for (const blur of blurs) {
    const error = meanSquare(blurPlane(drawn, blur * viewPxPerModule), seen, counts)
    // Beyond the best blur the error only grows.
    if (error > best) break
    best = error
  }
  return best
}

function cover(path: string, width: number, height: number): FloatPlane {
  const scale = { scaleX: viewPxPerModule, scaleY: viewPxPerModule }
  const coverage = coverPolygons(flattenPath(parsePath(path), scale), width, height)
  const values = new Float32Array(width * height)
  for (let y = coverage.top; y < coverage.bottom; y++) {
    const { from, to } = coverage.coverRow(y)
    for (let x = from; x < to; x++) values[y * width + x] = coverage.row[x] as number
  }
  return { values, width, height }
}

function meanSquare({ values }: FloatPlane, seen: FloatPlane, counts: Uint8Array): number {
  let sum = 0
  let count = 0
  for (let at = 0; at < values.length; at++) {
    if (!counts[at]) continue
    sum += ((values[at] as number) - (seen.values[at] as number)) ** 2
    count++
  }
  return count === 0 ? 0 : sum / count
}

/**
 * Returns how much better the best error is than the second best: 0 for equal, 1 for unambiguous.
 */
export function sureness(errors: readonly number[]): number {
  const [best = 0, next = 1] = [...errors].sort((a, b) => a - b)
  return Math.max(0, 1 - (best + 1e-4) / (next + 1e-4))
}
