import { readRgb } from './read-rgb'
import type { Paint } from './scene'

type Gradient = Exclude<Paint, { kind: 'solid' }>
type Scale = { scaleX: number; scaleY: number }

/**
 * Writes columns `from` up to `to` of row `y`, four numbers a pixel: red, green, blue and alpha
 * from 0 to 1, color multiplied by alpha.
 */
export type PaintRow = (y: number, from: number, to: number, out: Float64Array) => void

/** Steps of a gradient: four for each of the 256 values of eight bits. */
const rampSteps = 1024

/** Paints a gradient by the rules of SVG 2 (§14.2), sampled at the centers of pixels. */
export function paintGradient(paint: Gradient, { scaleX, scaleY }: Scale): PaintRow {
  const ramp = rampOf(paint.stops)
  const offsetAt = offsetsOf(paint)
  return (y, from, to, out) => {
    const sceneY = (y + 0.5) / scaleY
    for (let x = from; x < to; x++) {
      const offset = Math.min(Math.max(offsetAt((x + 0.5) / scaleX, sceneY), 0), 1)
      const step = Math.round(offset * rampSteps) * 4
      out[x * 4] = ramp[step] as number
      out[x * 4 + 1] = ramp[step + 1] as number
      out[x * 4 + 2] = ramp[step + 2] as number
      out[x * 4 + 3] = ramp[step + 3] as number
    }
  }
}

/** Returns a function for the position of a point between the start (0) and the end (1). */
function offsetsOf(paint: Gradient): (x: number, y: number) => number {
  if (paint.kind === 'radial') {
    const { cx, cy, radius } = paint
    // A gradient without extent has only its last color (§14.2.2 and §14.2.3).
    if (radius === 0) return () => 1
    return (x, y) => Math.sqrt((x - cx) ** 2 + (y - cy) ** 2) / radius
  }
  const { x1, y1, x2, y2 } = paint
  const alongX = x2 - x1
  const alongY = y2 - y1
  const lengthSquared = alongX ** 2 + alongY ** 2
  if (lengthSquared === 0) return () => 1
  return (x, y) => ((x - x1) * alongX + (y - y1) * alongY) / lengthSquared
}

/** Interpolates color and opacity separately, in sRGB, and multiplies the results. */
function rampOf(stops: Gradient['stops']): Float64Array {
  const points = stops.map(({ offset, color, opacity }) => {
    return { offset, values: [...readRgb(color), opacity] }
  })
  const ramp = new Float64Array((rampSteps + 1) * 4)
  let after = 0
  for (let step = 0; step <= rampSteps; step++) {
    const offset = step / rampSteps
    while (after < points.length && (points[after]?.offset ?? 0) <= offset) after++
    const low = points[Math.max(after - 1, 0)]
    const high = points[Math.min(after, points.length - 1)]
    if (!low || !high) break
    const share = high === low ? 0 : (offset - low.offset) / (high.offset - low.offset)
    const clamped = Math.max(share, 0)
    const [red = 0, green = 0, blue = 0, alpha = 0] = low.values.map((value, index) => {
      return value + clamped * ((high.values[index] ?? 0) - value)
    })
    ramp.set([red * alpha, green * alpha, blue * alpha, alpha], step * 4)
  }
  return ramp
}
