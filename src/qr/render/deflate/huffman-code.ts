import { huffmanLengths } from './huffman-lengths'

/** By symbol: the length of its code word in bits (0 if there is none), and the code word. */
export type HuffmanCode = { lengths: Uint8Array; words: Uint16Array }

/**
 * Creates a canonical code for symbols from their frequencies (RFC 1951, 3.2.2). Code words are
 * bit-reversed, because they are sent from their highest bit.
 */
export function makeHuffmanCode(counts: Uint32Array, maxBits: number): HuffmanCode {
  const lengths = huffmanLengths(counts, maxBits)
  const ofLength = new Uint16Array(maxBits + 1)
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const bits = lengths[symbol] as number
    ofLength[bits] = (ofLength[bits] as number) + 1
  }
  const next = new Uint16Array(maxBits + 1)
  for (let bits = 2; bits <= maxBits; bits++) {
    next[bits] = ((next[bits - 1] as number) + (ofLength[bits - 1] as number)) << 1
  }
  const words = new Uint16Array(counts.length)
  for (let symbol = 0; symbol < lengths.length; symbol++) {
    const bits = lengths[symbol] as number
    if (bits === 0) continue
    const word = next[bits] as number
    next[bits] = word + 1
    for (let bit = 0; bit < bits; bit++) {
      words[symbol] = ((words[symbol] as number) << 1) | ((word >> bit) & 1)
    }
  }
  return { lengths, words }
}
