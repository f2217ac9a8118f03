import type { PathSegment } from '@/qr/render/path-segment'

/** Affine transform: `x' = a x + c y + e`, `y' = b x + d y + f` (SVG 2, §8.5). */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const identity: Affine = [1, 0, 0, 1, 0, 0]

/** Returns the transform that applies `inner` first. */
export function combineAffine(outer: Affine, inner: Affine): Affine {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ]
}

export function movePoint([a, b, c, d, e, f]: Affine, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** Mean factor by which lengths grow. */
export function scaleOf([a, b, c, d]: Affine): number {
  return Math.sqrt(Math.abs(a * d - b * c))
}

export function moveSegments(segments: readonly PathSegment[], matrix: Affine): PathSegment[] {
  return segments.map((segment): PathSegment => {
    if (segment.kind === 'close') return segment
    const [x, y] = movePoint(matrix, segment.x, segment.y)
    if (segment.kind !== 'curve') return { kind: segment.kind, x, y }
    const [x1, y1] = movePoint(matrix, segment.x1, segment.y1)
    const [x2, y2] = movePoint(matrix, segment.x2, segment.y2)
    return { kind: 'curve', x1, y1, x2, y2, x, y }
  })
}
