import type { PathSegment } from '@/qr/render/path-segment'
import { type Bounds, boundsOf } from './bounds-of'

/** Returns the bounds of a path that is a rectangle along the axes; otherwise undefined. */
export function rectangleBounds(segments: readonly PathSegment[]): Bounds | undefined {
  const bounds = boundsOf(segments)
  const corners = segments.filter((segment) => segment.kind !== 'close')
  if (!bounds || corners.length < 4 || corners.length > 5) return undefined
  const isAt = (value: number, ...sides: number[]) =>
    sides.some((side) => Math.abs(side - value) < 1e-6)
  const isRectangle = corners.every(({ kind, x, y }) => {
    return (
      kind !== 'curve' && isAt(x, bounds.left, bounds.right) && isAt(y, bounds.top, bounds.bottom)
    )
  })
  return isRectangle ? bounds : undefined
}
