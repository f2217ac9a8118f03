import type { FoundCode } from '../code-found'
import { areaOf, centerOf, distance } from './measure-corners'

/** Adds found codes without duplicates: the same text in the same place is the same code. */
export function mergeFound(found: FoundCode[], more: readonly FoundCode[]): void {
  for (const code of more) {
    const center = centerOf(code.corners)
    const isKnown = found.some(
      (known) =>
        known.text === code.text &&
        known.format === code.format &&
        distance(centerOf(known.corners), center) < Math.sqrt(Math.abs(areaOf(known.corners))) / 2,
    )
    if (!isKnown) found.push(code)
  }
}
