import { type BlockCode, fitBlockCode } from './block-code'
import type { HuffmanCode } from './huffman-code'
import {
  distanceExtraBits,
  distanceSymbolOf,
  endOfBlock,
  lengthExtraBits,
  lengthSymbolOf,
} from './symbols'
import { minCopy, type Token } from './token'

/** A length and a distance, their extra bits included: 15 + 5 and 15 + 13 bits. */
const maxTokenBytes = 6

/**
 * Tokens as a raw DEFLATE stream of one block (RFC 1951, 3.2.3), by default in the codes that suit
 * them best.
 */
export function writeDeflateBlock(
  tokens: readonly Token[],
  { literals, distances, header }: BlockCode = fitBlockCode(tokens),
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array((tokens.length + header.length + 1) * maxTokenBytes)
  // Bits go into bytes from the lowest up (3.1.1); fewer than sixteen wait between two writes.
  let length = 0
  let waiting = 0
  let waitingBits = 0
  const write = (value: number, bits: number) => {
    waiting |= value << waitingBits
    waitingBits += bits
    if (waitingBits >= 16) {
      bytes[length] = waiting
      bytes[length + 1] = waiting >> 8
      length += 2
      waiting >>>= 16
      waitingBits -= 16
    }
  }
  const writeSymbol = (code: HuffmanCode, symbol: number) =>
    write(code.words[symbol] as number, code.lengths[symbol] as number)
  /** What the symbol leaves open is in the lowest bits. */
  const writeExtra = (value: number, bits: number) => write(value & ((1 << bits) - 1), bits)

  for (const [value, bits] of header) write(value, bits)
  for (const token of tokens) {
    if (token < 256) {
      writeSymbol(literals, token)
      continue
    }
    const copyLength = token >>> 16
    const lengthSymbol = lengthSymbolOf(copyLength)
    writeSymbol(literals, lengthSymbol)
    writeExtra(copyLength - minCopy, lengthExtraBits(lengthSymbol))
    const distance = token & 0xffff
    const distanceSymbol = distanceSymbolOf(distance)
    writeSymbol(distances, distanceSymbol)
    writeExtra(distance - 1, distanceExtraBits(distanceSymbol))
  }
  writeSymbol(literals, endOfBlock)
  for (; waitingBits > 0; waitingBits -= 8, waiting >>>= 8) bytes[length++] = waiting
  return bytes.slice(0, length)
}
