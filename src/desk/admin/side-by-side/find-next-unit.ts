import type { EnglishUnit } from '../../states/read-source'

/**
 * Finds the next or previous text that needs work, after the last one the first; undefined if none
 * does.
 *
 * @param key the text to start from; without it, the search starts at the first or last text
 */
export function findNextUnit(
  units: readonly EnglishUnit[],
  key: string | undefined,
  step: 1 | -1,
): EnglishUnit | undefined {
  const at = units.findIndex((unit) => unit.key === key)
  const start = at === -1 && step === -1 ? 0 : at
  for (let distance = 1; distance <= units.length; distance++) {
    const unit = units.at((start + step * distance) % units.length)
    if (unit && unit.state !== 'done') return unit
  }
  return undefined
}
