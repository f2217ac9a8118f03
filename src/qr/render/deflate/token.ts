/**
 * A step of DEFLATE as one number: below 256 a byte; otherwise `length << 16 | distance`, a copy of
 * 3 to 258 bytes from 1 to 32,768 bytes before (RFC 1951, 3.2.5).
 */
export type Token = number

export const minCopy = 3
export const maxCopy = 258
export const maxDistance = 32_768

export function copyToken(length: number, distance: number): Token {
  return (length << 16) | distance
}
