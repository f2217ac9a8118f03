import { deflateSync } from 'fflate'
import { type BlockCode, learnBlockCode } from '@/qr/render/deflate/block-code'
import { matchQuickly } from '@/qr/render/deflate/match-quickly'
import { writeDeflateBlock } from '@/qr/render/deflate/write-deflate-block'

/** After so many texts, both methods are compared again. */
const textsPerTrial = 64
/** How much longer a text may become for being written several times as fast. */
const worthwhile = 1.25
/** More memory than for the length of a drawing costs time and saves nothing. */
const thorough = { level: 6, mem: 2 } as const

/**
 * DEFLATE (RFC 1951) for many texts of one kind. Most of the time of compressing a short text goes
 * into making tables for it; drawings of codes are so alike that they can share a Huffman code. Now
 * and then a text is also compressed with care, and if that is much better, so are those after it.
 * The same texts in the same order give the same bytes.
 */
export function deflateTexts(): (text: Uint8Array) => Uint8Array {
  let shared: BlockCode | null = null
  let untilTrial = 0
  return (text) => {
    if (untilTrial > 0) {
      untilTrial--
      return shared ? writeDeflateBlock(matchQuickly(text), shared) : deflateSync(text, thorough)
    }
    untilTrial = textsPerTrial - 1
    const tokens = matchQuickly(text)
    shared = learnBlockCode(tokens)
    const quick = writeDeflateBlock(tokens, shared)
    const careful = deflateSync(text, thorough)
    if (quick.length > careful.length * worthwhile) shared = null
    return quick.length < careful.length ? quick : careful
  }
}
