/**
 * Returns a number from 0 up to 1 that depends only on the seed and the position (FNV-1a, mixed).
 */
export function hashPoint(seed: string, x: number, y: number): number {
  let hash = 0x811c9dc5
  for (const character of `${seed}/${x}/${y}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) / 0x1_0000_0000
}
