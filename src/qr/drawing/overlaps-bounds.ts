import type { Bounds } from './bounds-of'

export function overlapsBounds(one: Bounds, other: Bounds): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}
