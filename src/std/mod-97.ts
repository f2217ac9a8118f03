/**
 * Computes ISO 7064, MOD 97-10, for digits and letters from A to Z; a letter counts as two digits.
 */
export function mod97(text: string): number {
  let rest = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
