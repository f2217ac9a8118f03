import type { ColorStop } from './color-fill'

const keys = new WeakMap<ColorStop, number>()
let count = 0

/** A stable React key for a stop while its color and offset change. */
export function stopKey(stop: ColorStop): number {
  const known = keys.get(stop)
  if (known !== undefined) return known
  keys.set(stop, ++count)
  return count
}

/** A changed copy of a stop with the same `stopKey`. */
export function changeStop(stop: ColorStop, change: Partial<ColorStop>): ColorStop {
  const changed = { ...stop, ...change }
  keys.set(changed, stopKey(stop))
  return changed
}
