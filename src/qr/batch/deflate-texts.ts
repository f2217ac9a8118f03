import { deflateSync } from 'fflate'
import { type BlockCode, learnBlockCode } from '@/qr/render/deflate/block-code'
import { matchQuickly } from '@/qr/render/deflate/match-quickly'
import { writeDeflateBlock } from '@/qr/render/deflate/write-deflate-block'

/** Number of texts after which both methods are compared again. */
const textsPerTrial = 64
/**
 * Accepted ratio of the fast method's size to zlib's, as the fast method is several times faster.
 */
const worthwhile = 1.25
/** A larger memory level than a drawing's length needs costs time and saves no bytes. */
const thorough = { level: 6, mem: 2 } as const

/**
 * DEFLATE (RFC 1951) for many similar texts. Most of the time to compress a short text is spent on
 * building its Huffman tables; drawings of codes are so similar that they can share one table.
 * Every `textsPerTrial` texts, one text is also compressed by zlib; if its result is much smaller,
 * zlib is used until the next trial. The output depends only on the texts and their order.
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
