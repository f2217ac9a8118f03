import { createPen } from './create-pen'
import type { ModuleGrid } from './module-grid'
import { type ContourCorner, stepX, stepY, traceContours } from './trace-contours'

/** Corner radii of a group of modules, in modules; the first four are convex. */
export type Rounding = {
  topLeft: number
  topRight: number
  bottomRight: number
  bottomLeft: number
  inner: number
}

/**
 * Draws all modules as groups with rounded corners. Touching modules share one outline, so there is
 * no seam between them. A radius is limited to half of the adjacent sides.
 */
export function drawContours(grid: ModuleGrid, rounding: Rounding): string {
  const pen = createPen()
  // By the heading of the outline before a corner that turns right.
  const { topRight, bottomRight, bottomLeft, topLeft, inner } = rounding
  const outer = [topRight, bottomRight, bottomLeft, topLeft] as const

  for (const corners of traceContours(grid)) {
    const sides = corners.map((corner, index) => sideLength(corner, corners.at(index - 1)))
    const arcs = corners.map((corner, index) => {
      const wanted = corner.convex ? (outer[corner.heading] as number) : inner
      const nextSide = sides[(index + 1) % sides.length] as number
      const radius = Math.min(wanted, (sides[index] as number) / 2, nextSide / 2)
      return arcAt(grid, corner, radius)
    })
    const last = arcs.at(-1) as Arc
    pen.moveTo(last.outX, last.outY)
    for (const arc of arcs) {
      pen.lineTo(arc.inX, arc.inY)
      if (arc.radius > 0) pen.arcTo(arc.radius, arc.outX, arc.outY, arc.convex)
    }
    pen.close()
  }
  return pen.path()
}

type Arc = {
  radius: number
  convex: boolean
  inX: number
  inY: number
  outX: number
  outY: number
}

function arcAt(grid: ModuleGrid, { x, y, heading, convex }: ContourCorner, radius: number): Arc {
  const next = (heading + (convex ? 1 : 3)) % 4
  return {
    radius,
    convex,
    inX: grid.x + x - radius * (stepX[heading] as number),
    inY: grid.y + y - radius * (stepY[heading] as number),
    outX: grid.x + x + radius * (stepX[next] as number),
    outY: grid.y + y + radius * (stepY[next] as number),
  }
}

function sideLength(corner: ContourCorner, before: ContourCorner | undefined): number {
  return before ? Math.abs(corner.x - before.x) + Math.abs(corner.y - before.y) : 0
}
