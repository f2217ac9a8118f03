import type { PathSegment } from './path-segment'

type FlattenOptions = {
  /** Pixels per unit. */
  scaleX: number
  scaleY: number
  /** Moves corners to whole pixels. Only for paths of straight lines. */
  snap?: boolean
}

/** Maximum distance between a chord and its curve, in pixels. */
const tolerancePx = 0.04
/**
 * Corners are on a grid of this many steps per pixel: finer than any visible difference, and coarse
 * enough to hide differences between engines in the last digit of a sine.
 */
const stepsPerPixel = 256

/**
 * Flattens the path to closed polygons in pixels: x and y in turn, last corner joined to the first.
 */
export function flattenPath(
  segments: readonly PathSegment[],
  { scaleX, scaleY, snap = false }: FlattenOptions,
): number[][] {
  const steps = snap ? 1 : stepsPerPixel
  const toPx = (value: number) => Math.round(value * steps) / steps
  const polygons: number[][] = []
  let polygon: number[] = []
  let x = 0
  let y = 0
  for (const segment of segments) {
    // After a closed polygon, a segment without a move starts where that polygon started.
    if (segment.kind === 'move' || (polygon.length === 0 && segment.kind !== 'close')) {
      if (segment.kind === 'move') {
        x = segment.x * scaleX
        y = segment.y * scaleY
      }
      polygon = [toPx(x), toPx(y)]
      polygons.push(polygon)
    }
    if (segment.kind === 'line') {
      x = segment.x * scaleX
      y = segment.y * scaleY
      polygon.push(toPx(x), toPx(y))
    } else if (segment.kind === 'curve') {
      const x1 = segment.x1 * scaleX
      const y1 = segment.y1 * scaleY
      const x2 = segment.x2 * scaleX
      const y2 = segment.y2 * scaleY
      const x3 = segment.x * scaleX
      const y3 = segment.y * scaleY
      // Wang's bound on the number of chords for a cubic curve.
      const bendX = Math.max(Math.abs(x - 2 * x1 + x2), Math.abs(x1 - 2 * x2 + x3))
      const bendY = Math.max(Math.abs(y - 2 * y1 + y2), Math.abs(y1 - 2 * y2 + y3))
      const bend = Math.sqrt(bendX * bendX + bendY * bendY)
      const count = Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / tolerancePx)))
      for (let index = 1; index <= count; index++) {
        const t = index / count
        const u = 1 - t
        const a = u * u * u
        const b = 3 * u * u * t
        const c = 3 * u * t * t
        const d = t * t * t
        polygon.push(toPx(a * x + b * x1 + c * x2 + d * x3), toPx(a * y + b * y1 + c * y2 + d * y3))
      }
      x = x3
      y = y3
    } else if (segment.kind === 'close' && polygon.length > 0) {
      x = polygon[0] as number
      y = polygon[1] as number
      polygon = []
    }
  }
  return polygons
}
