import type { PathSegment } from '@/qr/render/path-segment'

type Point = readonly [x: number, y: number]
/** Points without repetition; the last one is joined to the first if `closed`. */
export type Polyline = { points: Point[]; closed: boolean }

/** Splits a path into polylines whose chords are within `tolerance` of its curves. */
export function splitPolylines(segments: readonly PathSegment[], tolerance: number): Polyline[] {
  const lines: Polyline[] = []
  let line: Polyline | undefined
  let start: Point = [0, 0]
  let at: Point = start
  const add = (point: Point) => {
    if (!line) {
      line = { points: [at], closed: false }
      lines.push(line)
    }
    if (!isSamePoint(line.points.at(-1) as Point, point)) line.points.push(point)
    at = point
  }
  for (const segment of segments) {
    if (segment.kind === 'move') {
      line = undefined
      start = at = [segment.x, segment.y]
    } else if (segment.kind === 'line') {
      add([segment.x, segment.y])
    } else if (segment.kind === 'curve') {
      for (const point of chordsOf(at, segment, tolerance)) add(point)
    } else {
      add(start)
      if (line) {
        line.closed = line.points.length > 2
        const last = line.points.at(-1) as Point
        if (line.closed && isSamePoint(last, start)) line.points.pop()
      }
      line = undefined
    }
  }
  return lines
}

/** Wang's bound on the number of chords for a cubic curve. */
function chordsOf(
  [x, y]: Point,
  { x1, y1, x2, y2, x: x3, y: y3 }: Extract<PathSegment, { kind: 'curve' }>,
  tolerance: number,
): Point[] {
  const bendX = Math.max(Math.abs(x - 2 * x1 + x2), Math.abs(x1 - 2 * x2 + x3))
  const bendY = Math.max(Math.abs(y - 2 * y1 + y2), Math.abs(y1 - 2 * y2 + y3))
  const wanted = Math.ceil(Math.sqrt((0.75 * Math.hypot(bendX, bendY)) / tolerance))
  const count = Math.min(Math.max(1, wanted), 400)
  return Array.from({ length: count }, (_, index): Point => {
    const t = (index + 1) / count
    const u = 1 - t
    const [a, b, c, d] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3]
    return [a * x + b * x1 + c * x2 + d * x3, a * y + b * y1 + c * y2 + d * y3]
  })
}

function isSamePoint([x, y]: Point, [otherX, otherY]: Point): boolean {
  return Math.abs(x - otherX) < 1e-9 && Math.abs(y - otherY) < 1e-9
}
