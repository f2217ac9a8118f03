import type { Fill } from './design'
import { fillColors } from './fill-colors'

/** Returns the '#rrggbb' that represents a fill: its color, or the first stop of a gradient. */
export function findMainColor(fill: Fill): string | undefined {
  return fillColors(fill)[0]?.color
}
