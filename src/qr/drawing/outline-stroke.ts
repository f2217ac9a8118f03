import type { PathSegment } from '@/qr/render/path-segment'
import { type Polyline, splitPolylines } from './split-polylines'

export type Stroke = {
  width: number
  join: 'miter' | 'round' | 'bevel'
  cap: 'butt' | 'round' | 'square'
  miterLimit: number
}

type Vector = readonly [x: number, y: number]

/** Smaller turns belong to a curve and have no visible join. */
const smoothTurn = Math.PI / 12

/**
 * Converts a stroke to polygons that cover the same area by the nonzero rule: strips along each
 * piece, joins and caps, all in the same direction, so that overlaps never cancel out.
 *
 * @param tolerance largest distance of a chord from its curve
 */
export function outlineStroke(
  segments: readonly PathSegment[],
  stroke: Stroke,
  tolerance: number,
): PathSegment[] {
  return splitPolylines(segments, tolerance)
    .flatMap((line) => outlinePolyline(line, stroke, tolerance))
    .flatMap(writePolygon)
}

function outlinePolyline(
  { points, closed }: Polyline,
  stroke: Stroke,
  tolerance: number,
): Vector[][] {
  const half = stroke.width / 2
  const only = points[0] as Vector
  if (points.length === 1) return outlineDot(only, half, stroke.cap, tolerance)
  const polygons: Vector[][] = []
  const ends = closed ? [...points, only] : points
  const directions = ends.slice(1).map((point, index) => unit(ends[index] as Vector, point))
  const lengths = ends.slice(1).map((point, index) => distance(ends[index] as Vector, point))
  let left: Vector[] = []
  let right: Vector[] = []
  const extend = (point: Vector, [x, y]: Vector, reach = half) => {
    left.push([point[0] + y * reach, point[1] - x * reach])
    right.push([point[0] - y * reach, point[1] + x * reach])
  }
  const finish = () => {
    if (left.length > 1) polygons.push([...left, ...right.reverse()])
    left = []
    right = []
  }
  extend(ends[0] as Vector, directions[0] as Vector)
  for (let index = 1; index < ends.length - 1; index++) {
    const point = ends[index] as Vector
    const before = directions[index - 1] as Vector
    const after = directions[index] as Vector
    const turn = angleBetween(before, after)
    const shortest = Math.min(lengths[index - 1] as number, lengths[index] as number)
    const shift = half * Math.tan(Math.abs(turn) / 2)
    if (Math.abs(turn) < smoothTurn && 2 * shift <= shortest) {
      extend(
        point,
        unit([0, 0], [before[0] + after[0], before[1] + after[1]]),
        half / Math.cos(turn / 2),
      )
      continue
    }
    extend(point, before)
    finish()
    polygons.push(outlineJoin(point, before, after, { ...stroke, half, tolerance }))
    extend(point, after)
  }
  const last = ends.at(-1) as Vector
  const first = directions[0] as Vector
  const end = directions.at(-1) as Vector
  extend(last, end)
  finish()
  if (closed) polygons.push(outlineJoin(last, end, first, { ...stroke, half, tolerance }))
  else {
    polygons.push(...outlineCap(only, [-first[0], -first[1]], half, stroke.cap, tolerance))
    polygons.push(...outlineCap(last, end, half, stroke.cap, tolerance))
  }
  return polygons
}

/** Covers the wedge on the outer side of a corner. */
function outlineJoin(
  point: Vector,
  before: Vector,
  after: Vector,
  { join, miterLimit, half, tolerance }: Stroke & { half: number; tolerance: number },
): Vector[] {
  const turn = angleBetween(before, after)
  const side = turn > 0 ? 1 : -1
  const start = Math.atan2(-before[0] * side, before[1] * side)
  // A curve that is tighter than its stroke has round joins.
  const isRound = join === 'round' || Math.abs(turn) < smoothTurn
  if (isRound) return [point, ...drawArc(point, half, start, turn, tolerance)]
  const corners = [start, start + turn].map((angle): Vector => polar(point, half, angle))
  const miter = 1 / Math.cos(turn / 2)
  const hasTip = join === 'miter' && Math.abs(turn) < Math.PI - 1e-6 && miter <= miterLimit
  const tip = hasTip ? [polar(point, half * miter, start + turn / 2)] : []
  return [point, corners[0] as Vector, ...tip, corners[1] as Vector]
}

function outlineCap(
  point: Vector,
  [x, y]: Vector,
  half: number,
  cap: Stroke['cap'],
  tolerance: number,
): Vector[][] {
  if (cap === 'butt') return []
  if (cap === 'round') {
    return [drawArc(point, half, Math.atan2(-x, y), Math.PI, tolerance)]
  }
  const at = (along: number, across: number): Vector => [
    point[0] + x * along + y * across,
    point[1] + y * along - x * across,
  ]
  return [[at(0, half), at(half, half), at(half, -half), at(0, -half)]]
}

function outlineDot(
  point: Vector,
  half: number,
  cap: Stroke['cap'],
  tolerance: number,
): Vector[][] {
  if (cap === 'butt') return []
  if (cap === 'round') return [drawArc(point, half, 0, 2 * Math.PI, tolerance)]
  const [x, y] = point
  return [
    [
      [x - half, y - half],
      [x + half, y - half],
      [x + half, y + half],
      [x - half, y + half],
    ],
  ]
}

function drawArc(
  center: Vector,
  radius: number,
  start: number,
  sweep: number,
  tolerance: number,
): Vector[] {
  const step = 2 * Math.acos(Math.max(0, 1 - tolerance / Math.max(radius, tolerance)))
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / Math.max(step, 0.05)))
  return Array.from({ length: count + 1 }, (_, index) => {
    return polar(center, radius, start + (sweep * index) / count)
  })
}

function polar([x, y]: Vector, radius: number, angle: number): Vector {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

function writePolygon(points: readonly Vector[]): PathSegment[] {
  let area = 0
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] as Vector
    area += x * nextY - nextX * y
  })
  const ordered = area < 0 ? points.toReversed() : points
  return [
    ...ordered.map(([x, y], index) => ({ kind: index === 0 ? 'move' : 'line', x, y }) as const),
    { kind: 'close' } as const,
  ]
}

function distance([x, y]: Vector, [toX, toY]: Vector): number {
  return Math.hypot(toX - x, toY - y)
}

function unit(from: Vector, to: Vector): Vector {
  const length = distance(from, to) || 1
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

/** Angle from one direction to another, positive if it turns from x to y. */
function angleBetween([x, y]: Vector, [toX, toY]: Vector): number {
  return Math.atan2(x * toY - y * toX, x * toX + y * toY)
}
