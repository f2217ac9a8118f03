/** Coverage of each pixel from 0 to 255, row by row. */
type Coverage = { values: Uint8Array; width: number; height: number }

type Point = readonly [x: number, y: number]

const half = 127.5
/** Points that deviate less from a straight line are dropped, in pixels. */
const tolerance = 0.18

/**
 * Traces the outlines of a picture at half coverage by marching squares, with the position on each
 * edge interpolated, so that smooth edges stay smooth. Holes run in the other direction.
 */
export function traceCoverage(coverage: Coverage): Point[][] {
  return joinEdges(findEdges(coverage))
    .map(simplifyRing)
    .filter((ring) => ring.length > 2)
}

/** Edges by the cell side on which they start; the area is on their right. */
function findEdges({ values, width, height }: Coverage): Map<string, { to: string; at: Point }> {
  const read = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (values[y * width + x] as number)
  const edges = new Map<string, { to: string; at: Point }>()
  for (let y = -1; y < height; y += 1)
    for (let x = -1; x < width; x += 1) {
      const corners = [read(x, y), read(x + 1, y), read(x + 1, y + 1), read(x, y + 1)] as const
      const [topLeft, topRight, bottomRight, bottomLeft] = corners
      const kind = corners.reduce((sum, value, bit) => sum + (value > half ? 1 << bit : 0), 0)
      const sides = {
        top: { key: `h${x},${y}`, at: [x + 0.5 + cross(topLeft, topRight), y + 0.5] },
        right: { key: `v${x + 1},${y}`, at: [x + 1.5, y + 0.5 + cross(topRight, bottomRight)] },
        bottom: { key: `h${x},${y + 1}`, at: [x + 0.5 + cross(bottomLeft, bottomRight), y + 1.5] },
        left: { key: `v${x},${y}`, at: [x + 0.5, y + 0.5 + cross(topLeft, bottomLeft)] },
      } as const
      for (const [from, to] of cases[kind] as readonly (readonly [Side, Side])[])
        edges.set(sides[from].key, { to: sides[to].key, at: sides[from].at })
    }
  return edges
}

type Side = 'top' | 'right' | 'bottom' | 'left'

/** Where an outline enters and leaves a cell, by its covered corners (top left is bit 0). */
const cases: readonly (readonly (readonly [Side, Side])[])[] = [
  [],
  [['left', 'top']],
  [['top', 'right']],
  [['left', 'right']],
  [['right', 'bottom']],
  [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  [['top', 'bottom']],
  [['left', 'bottom']],
  [['bottom', 'left']],
  [['bottom', 'top']],
  [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  [['bottom', 'right']],
  [['right', 'left']],
  [['right', 'top']],
  [['top', 'left']],
  [],
]

/** Share of the way from one value to the next at which the coverage is half. */
function cross(from: number, to: number): number {
  return from === to ? 0.5 : (half - from) / (to - from)
}

function joinEdges(edges: Map<string, { to: string; at: Point }>): Point[][] {
  const rings: Point[][] = []
  for (const start of edges.keys()) {
    const ring: Point[] = []
    for (let key = start; ; ) {
      const edge = edges.get(key)
      if (!edge) break
      edges.delete(key)
      ring.push(edge.at)
      key = edge.to
    }
    rings.push(ring)
  }
  return rings
}

/** Simplifies a closed line by the algorithm of Ramer, Douglas and Peucker, in two halves. */
function simplifyRing(ring: readonly Point[]): Point[] {
  const middle = Math.floor(ring.length / 2)
  const first = simplifyLine(ring.slice(0, middle + 1))
  const second = simplifyLine([...ring.slice(middle), ring[0] as Point])
  return [...first.slice(0, -1), ...second.slice(0, -1)]
}

function simplifyLine(points: readonly Point[]): Point[] {
  const isUsed = new Uint8Array(points.length)
  isUsed[0] = 1
  isUsed[points.length - 1] = 1
  const ranges: [number, number][] = [[0, points.length - 1]]
  for (let range = ranges.pop(); range; range = ranges.pop()) {
    const [from, to] = range
    const [start, end] = [points[from] as Point, points[to] as Point]
    const length = Math.hypot(end[0] - start[0], end[1] - start[1])
    let farthest = 0
    let split = -1
    for (let at = from + 1; at < to; at += 1) {
      const [x, y] = points[at] as Point
      const away =
        length === 0
          ? Math.hypot(x - start[0], y - start[1])
          : Math.abs((end[0] - start[0]) * (start[1] - y) - (start[0] - x) * (end[1] - start[1])) /
            length
      if (away > farthest) [farthest, split] = [away, at]
    }
    if (farthest <= tolerance || split < 0) continue
    isUsed[split] = 1
    ranges.push([from, split], [split, to])
  }
  return points.filter((_, index) => isUsed[index])
}
