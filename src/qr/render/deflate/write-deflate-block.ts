import { type BlockCode, fitBlockCode } from './block-code'
import {
  distanceExtraBits,
  distanceSymbolOf,
  endOfBlock,
  lengthExtraBits,
  lengthSymbolOf,
} from './symbols'
import { minCopy, type Token } from './token'

/** Maximum size of a length and a distance with their extra bits: 15 + 5 and 15 + 13 bits. */
const maxTokenBytes = 6
let scratch = new Uint8Array(1 << 16)

/**
 * Writes tokens as a raw DEFLATE stream of one block (RFC 1951, 3.2.3), by default with the optimal
 * codes for them.
 */
export function writeDeflateBlock(
  tokens: ArrayLike<Token>,
  code: BlockCode = fitBlockCode(tokens),
): Uint8Array<ArrayBuffer> {
  const { literals, distances, header } = code
  const { words, lengths } = literals
  const mostBytes = (tokens.length + header.length + 1) * maxTokenBytes
  if (scratch.length < mostBytes) scratch = new Uint8Array(mostBytes)
  const bytes = scratch
  // Bits fill bytes from the lowest bit up (3.1.1); fewer than eight are pending between two
  // tokens. Plain variables in one loop, because a method call for each symbol is three times as
  // slow.
  let length = 0
  let waiting = 0
  let waitingBits = 0
  for (const [value, bits] of header) {
    waiting |= value << waitingBits
    waitingBits += bits
    for (; waitingBits >= 8; waitingBits -= 8, waiting >>>= 8) bytes[length++] = waiting
  }
  for (let at = 0; at <= tokens.length; at++) {
    const token = at < tokens.length ? (tokens[at] as number) : endOfBlock
    const isCopy = token > endOfBlock
    const symbol = isCopy ? lengthSymbolOf(token >>> 16) : token
    waiting |= (words[symbol] as number) << waitingBits
    waitingBits += lengths[symbol] as number
    if (isCopy) {
      // The extra bits are the lowest bits of the length, or of the distance.
      const lengthBits = lengthExtraBits(symbol)
      waiting |= (((token >>> 16) - minCopy) & ((1 << lengthBits) - 1)) << waitingBits
      waitingBits += lengthBits
      for (; waitingBits >= 8; waitingBits -= 8, waiting >>>= 8) bytes[length++] = waiting
      const distance = token & 0xffff
      const distanceSymbol = distanceSymbolOf(distance)
      waiting |= (distances.words[distanceSymbol] as number) << waitingBits
      waitingBits += distances.lengths[distanceSymbol] as number
      for (; waitingBits >= 8; waitingBits -= 8, waiting >>>= 8) bytes[length++] = waiting
      const distanceBits = distanceExtraBits(distanceSymbol)
      waiting |= ((distance - 1) & ((1 << distanceBits) - 1)) << waitingBits
      waitingBits += distanceBits
    }
    for (; waitingBits >= 8; waitingBits -= 8, waiting >>>= 8) bytes[length++] = waiting
  }
  if (waitingBits > 0) bytes[length++] = waiting
  return bytes.slice(0, length)
}
