import type { PathSegment } from './path-segment'

type Point = { x: number; y: number }
type Arc = {
  radiusX: number
  radiusY: number
  rotationDegrees: number
  large: boolean
  clockwise: boolean
}

/**
 * Converts an elliptical arc to cubic curves of at most a quarter turn each (with an error of at
 * most 0.03 % of the radius), by the formulas of SVG 2, appendix B.2: a radius of 0 makes a line,
 * radii that are too small are scaled up.
 */
export function arcToCurves(from: Point, arc: Arc, to: Point): PathSegment[] {
  if (from.x === to.x && from.y === to.y) return []
  let rx = Math.abs(arc.radiusX)
  let ry = Math.abs(arc.radiusY)
  if (rx === 0 || ry === 0) return [{ kind: 'line', ...to }]

  const cos = Math.cos((arc.rotationDegrees * Math.PI) / 180)
  const sin = Math.sin((arc.rotationDegrees * Math.PI) / 180)
  // Half the chord, in the axes of the ellipse.
  const halfX = (cos * (from.x - to.x) + sin * (from.y - to.y)) / 2
  const halfY = (cos * (from.y - to.y) - sin * (from.x - to.x)) / 2
  const reach = Math.sqrt((halfX / rx) ** 2 + (halfY / ry) ** 2)
  if (reach > 1) {
    rx *= reach
    ry *= reach
  }
  // On the unit circle: the ends are symmetric about the middle of the chord, and the center is
  // perpendicular to the chord.
  const chord = { x: halfX / rx, y: halfY / ry }
  const lengthSquared = chord.x ** 2 + chord.y ** 2
  const side = arc.large === arc.clockwise ? -1 : 1
  const off = side * Math.sqrt(Math.max(0, 1 / lengthSquared - 1))
  const center = { x: off * chord.y, y: -off * chord.x }
  const startAngle = Math.atan2(chord.y - center.y, chord.x - center.x)
  const endAngle = Math.atan2(-chord.y - center.y, -chord.x - center.x)
  let sweep = endAngle - startAngle
  if (arc.clockwise && sweep < 0) sweep += 2 * Math.PI
  if (!arc.clockwise && sweep > 0) sweep -= 2 * Math.PI

  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  /** Transforms a point of the unit circle to path coordinates. */
  function place(x: number, y: number): Point {
    const alongX = rx * (x + center.x)
    const alongY = ry * (y + center.y)
    return {
      x: cos * alongX - sin * alongY + middle.x,
      y: sin * alongX + cos * alongY + middle.y,
    }
  }

  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9))
  const handle = (4 / 3) * Math.tan(sweep / count / 4)
  return Array.from({ length: count }, (_, index): PathSegment => {
    const start = startAngle + (sweep * index) / count
    const end = startAngle + (sweep * (index + 1)) / count
    const first = place(
      Math.cos(start) - handle * Math.sin(start),
      Math.sin(start) + handle * Math.cos(start),
    )
    const second = place(
      Math.cos(end) + handle * Math.sin(end),
      Math.sin(end) - handle * Math.cos(end),
    )
    const last = index === count - 1 ? to : place(Math.cos(end), Math.sin(end))
    return { kind: 'curve', x1: first.x, y1: first.y, x2: second.x, y2: second.y, ...last }
  })
}
