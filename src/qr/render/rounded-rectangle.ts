import type { PathSegment } from './path-segment'

type RoundedRectangle = {
  x: number
  y: number
  width: number
  height: number
  /** At most half the shorter side; larger values are clamped. */
  cornerRadius: number
}

/** Length of a quarter circle's handles, as a share of its radius. */
const handleShare = (4 / 3) * (Math.SQRT2 - 1)

/** The outline of a rectangle, clockwise, with its corners rounded. */
export function roundedRectangle(rectangle: RoundedRectangle): PathSegment[] {
  const { x: left, y: top, width, height, cornerRadius } = rectangle
  const right = left + width
  const bottom = top + height
  const radius = Math.min(cornerRadius, width / 2, height / 2)
  const gap = radius * (1 - handleShare)
  if (radius <= 0) {
    return [
      { kind: 'move', x: left, y: top },
      { kind: 'line', x: right, y: top },
      { kind: 'line', x: right, y: bottom },
      { kind: 'line', x: left, y: bottom },
      { kind: 'close' },
    ]
  }
  const curve = (x1: number, y1: number, x2: number, y2: number, x: number, y: number) => {
    return { kind: 'curve', x1, y1, x2, y2, x, y } as const
  }
  return [
    { kind: 'move', x: left + radius, y: top },
    { kind: 'line', x: right - radius, y: top },
    curve(right - gap, top, right, top + gap, right, top + radius),
    { kind: 'line', x: right, y: bottom - radius },
    curve(right, bottom - gap, right - gap, bottom, right - radius, bottom),
    { kind: 'line', x: left + radius, y: bottom },
    curve(left + gap, bottom, left, bottom - gap, left, bottom - radius),
    { kind: 'line', x: left, y: top + radius },
    curve(left, top + gap, left + gap, top, left + radius, top),
    { kind: 'close' },
  ]
}
