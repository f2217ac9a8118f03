import { maxCopy, minCopy } from './token'

/** Alphabets of RFC 1951, 3.2.5: bytes, end of block and lengths; distances. */
export const literalSymbols = 286
export const distanceSymbols = 30
export const endOfBlock = 256
export const firstLengthSymbol = 257
const longestCopySymbol = 285

/** Length symbol: four for every doubling of the length less 3; 258 has a separate one. */
export function lengthSymbolOf(copyLength: number): number {
  if (copyLength === maxCopy) return longestCopySymbol
  const rest = copyLength - minCopy
  if (rest < 8) return firstLengthSymbol + rest
  const power = 31 - Math.clz32(rest)
  return firstLengthSymbol + 4 * (power - 1) + ((rest >> (power - 2)) & 3)
}

export function lengthExtraBits(symbol: number): number {
  return symbol < 265 || symbol === longestCopySymbol ? 0 : (symbol - 261) >> 2
}

/** Distance symbol: two for every doubling of the distance less 1. */
export function distanceSymbolOf(distance: number): number {
  const rest = distance - 1
  if (rest < 4) return rest
  const power = 31 - Math.clz32(rest)
  return 2 * power + ((rest >> (power - 1)) & 1)
}

export function distanceExtraBits(symbol: number): number {
  return symbol < 4 ? 0 : (symbol >> 1) - 1
}
