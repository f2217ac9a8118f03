import type { Corners, Point } from '../code-found'

export function centerOf(corners: Corners): Point {
  return {
    x: corners.reduce((sum, { x }) => sum + x, 0) / 4,
    y: corners.reduce((sum, { y }) => sum + y, 0) / 4,
  }
}

/** Signed area: positive where the corners run clockwise on the screen (y down). */
export function areaOf(corners: Corners): number {
  return corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % 4] as Point
    return sum + (x * next.y - next.x * y) / 2
  }, 0)
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
