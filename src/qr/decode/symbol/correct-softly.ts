import { correctBlock } from './correct-block'

/**
 * Maximum probability, as a power of two, that random data decodes to a whole symbol. A random word
 * lies within reach of some codeword with a probability of about C(n − e, t) · 2⁻⁸⁽ᶜ⁻ᵉ⁻ᵗ⁾ for c
 * error-correction codewords, e erasures and t errors. The bound also rejects the cases that the
 * standard's misdecode protection (ISO/IEC 18004, table 9, note b) rejects in the smallest symbols.
 */
export const mostChanceLog2 = -24

/**
 * Tries plain correction, then erases increasing numbers of the least certain codewords
 * (generalized minimum distance decoding, Forney 1966). Returns undefined if a random match is too
 * likely.
 *
 * @param sureness confidence for each codeword of the block
 */
export function correctSoftly(
  received: Uint8Array,
  ecCodewords: number,
  sureness: readonly number[],
): { codewords: Uint8Array; chanceLog2: number } | undefined {
  const leastSureFirst = sureness
    .map((value, index) => ({ index, value }))
    .sort((a, b) => a.value - b.value)
    .map(({ index }) => index)
  const step = Math.max(2, ecCodewords >> 3)
  for (let erasures = 0; erasures <= ecCodewords - 4; erasures += step) {
    const corrected = correctBlock(received, ecCodewords, leastSureFirst.slice(0, erasures))
    if (!corrected) continue
    const { codewords, errors } = corrected
    const free = received.length - erasures
    const chanceLog2 = log2Choose(free, errors) - 8 * (ecCodewords - erasures - errors)
    if (chanceLog2 <= mostChanceLog2) return { codewords, chanceLog2 }
  }
  return undefined
}

function log2Choose(n: number, k: number): number {
  let sum = 0
  for (let index = 0; index < k; index++) sum += Math.log2((n - index) / (index + 1))
  return sum
}
