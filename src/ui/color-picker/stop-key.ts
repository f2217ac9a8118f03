import type { ColorStop } from './color-fill'

const keys = new WeakMap<ColorStop, number>()
let count = 0

/** Tells a stop from the others while it changes its colour and its place. */
export function stopKey(stop: ColorStop): number {
  const known = keys.get(stop)
  if (known !== undefined) return known
  keys.set(stop, ++count)
  return count
}

/** The stop with something changed; it stays the same stop for `stopKey`. */
export function changeStop(stop: ColorStop, change: Partial<ColorStop>): ColorStop {
  const changed = { ...stop, ...change }
  keys.set(changed, stopKey(stop))
  return changed
}
