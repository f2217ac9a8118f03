import type { Paint } from './scene'

/** Moves and scales the points of a gradient: `x` becomes `left + scale × x`. */
export function placePaint(
  paint: Paint,
  { left, top, scale }: { left: number; top: number; scale: number },
): Paint {
  if (paint.kind === 'solid') return paint
  const x = (value: number) => left + scale * value
  const y = (value: number) => top + scale * value
  if (paint.kind === 'radial') {
    return { ...paint, cx: x(paint.cx), cy: y(paint.cy), radius: scale * paint.radius }
  }
  return { ...paint, x1: x(paint.x1), y1: y(paint.y1), x2: x(paint.x2), y2: y(paint.y2) }
}
