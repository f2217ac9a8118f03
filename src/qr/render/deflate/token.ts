/**
 * A DEFLATE step as one number: a literal byte below 256, or `length << 16 | distance`, a copy of 3
 * to 258 bytes at a distance of 1 to 32,768 bytes (RFC 1951, 3.2.5).
 */
export type Token = number

export const minCopy = 3
export const maxCopy = 258
export const maxDistance = 32_768

export function copyToken(length: number, distance: number): Token {
  return (length << 16) | distance
}
