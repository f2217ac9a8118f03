import { type BitFields, blockHeader } from './block-header'
import { type HuffmanCode, makeHuffmanCode } from './huffman-code'
import {
  distanceSymbolOf,
  distanceSymbols,
  endOfBlock,
  lengthSymbolOf,
  literalSymbols,
} from './symbols'
import type { Token } from './token'

const maxCodeBits = 15
/** Weight of each occurrence in a sample; every symbol has a base weight of 1. */
const sampleWeight = 16

/** Both codes of a block, and the block header that contains them. */
export type BlockCode = { literals: HuffmanCode; distances: HuffmanCode; header: BitFields }

/** Creates the optimal codes for these tokens, and for no others. */
export function fitBlockCode(tokens: ArrayLike<Token>): BlockCode {
  return codeOf(tokens, 0, 1)
}

/** Creates codes that cover all tokens, optimised for data similar to a sample. */
export function learnBlockCode(sample: ArrayLike<Token>): BlockCode {
  return codeOf(sample, 1, sampleWeight)
}

function codeOf(tokens: ArrayLike<Token>, atLeast: number, weight: number): BlockCode {
  const literalCounts = new Uint32Array(literalSymbols).fill(atLeast)
  const distanceCounts = new Uint32Array(distanceSymbols).fill(atLeast)
  const count = (counts: Uint32Array, symbol: number) => {
    counts[symbol] = (counts[symbol] as number) + weight
  }
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (token < 256) {
      count(literalCounts, token)
    } else {
      count(literalCounts, lengthSymbolOf(token >>> 16))
      count(distanceCounts, distanceSymbolOf(token & 0xffff))
    }
  }
  count(literalCounts, endOfBlock)
  const literals = makeHuffmanCode(literalCounts, maxCodeBits)
  const distances = makeHuffmanCode(distanceCounts, maxCodeBits)
  return { literals, distances, header: blockHeader(literals, distances) }
}
