import type { PathSegment } from '@/qr/render/path-segment'

export type Bounds = { left: number; top: number; right: number; bottom: number }

const steps = 16

/** Returns the bounds of a path; curves are sampled. undefined for an empty path. */
export function boundsOf(segments: readonly PathSegment[]): Bounds | undefined {
  const bounds = {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: Number.NEGATIVE_INFINITY,
    bottom: Number.NEGATIVE_INFINITY,
  }
  const include = (x: number, y: number) => {
    bounds.left = Math.min(bounds.left, x)
    bounds.top = Math.min(bounds.top, y)
    bounds.right = Math.max(bounds.right, x)
    bounds.bottom = Math.max(bounds.bottom, y)
  }
  let x = 0
  let y = 0
  for (const segment of segments) {
    if (segment.kind === 'close') continue
    if (segment.kind === 'curve') {
      for (let step = 1; step < steps; step++) {
        const t = step / steps
        const u = 1 - t
        const [a, b, c, d] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3]
        include(
          a * x + b * segment.x1 + c * segment.x2 + d * segment.x,
          a * y + b * segment.y1 + c * segment.y2 + d * segment.y,
        )
      }
    }
    x = segment.x
    y = segment.y
    include(x, y)
  }
  return bounds.right >= bounds.left ? bounds : undefined
}
