import type { RepeatedRows } from './repeated-rows'

const modulus = 65_521

/**
 * Adler-32 (RFC 1950, 8.2) of all rows, repetitions included, with each distinct row processed
 * once. With `a` and `b` the two sums before a row of `n` bytes, `s` the sum of its bytes and `w`
 * the sum of its bytes weighted from n down to 1, the sums after the row are a + s and b + n·a + w.
 * After `r` repetitions: a + r·s and b + r·(n·a + w) + n·s·r·(r − 1) / 2.
 */
export function adler32OfRows({ bytes, rowBytes, counts }: RepeatedRows): number {
  let a = 1
  let b = 0
  for (const [row, count] of counts.entries()) {
    let sum = 0
    let weighted = 0
    for (let index = row * rowBytes; index < (row + 1) * rowBytes; index++) {
      sum += bytes[index] as number
      weighted += sum
    }
    // No overflow: rows of up to 8 kB and counts of up to 65,536 are far below 2^53.
    b += count * (((rowBytes * a) % modulus) + (weighted % modulus))
    b += (((rowBytes * sum) % modulus) * count * (count - 1)) / 2
    a = (a + count * sum) % modulus
    b %= modulus
  }
  return ((b << 16) | a) >>> 0
}
