import { inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { learnBlockCode } from './block-code'
import { copyToken, type Token } from './token'
import { writeDeflateBlock } from './write-deflate-block'

/** Expands tokens by the rules of RFC 1951, independently of the tested code. */
function expand(tokens: readonly Token[]): number[] {
  const bytes: number[] = []
  for (const token of tokens) {
    if (token < 256) bytes.push(token)
    else
      for (let left = token >>> 16; left > 0; left--) bytes.push(bytes.at(-(token & 0xffff)) ?? 0)
  }
  return bytes
}

describe('writeDeflateBlock', () => {
  it('is what zlib inflates, whatever the tokens', () => {
    const copy = fc.tuple(
      fc.integer({ min: 3, max: 258 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
    )
    const literal = fc.nat({ max: 255 })
    const anyTokens = fc
      .array(fc.oneof(literal, literal, copy), { maxLength: 400 })
      .map((steps) => {
        const tokens: Token[] = []
        let length = 0
        for (const step of steps) {
          if (typeof step === 'number') {
            tokens.push(step)
            length++
          } else if (length > 0) {
            const furthest = Math.min(length, 32_768)
            tokens.push(copyToken(step[0], 1 + Math.floor(step[1] ** 3 * (furthest - 1))))
            length += step[0]
          }
        }
        return tokens
      })
    fc.assert(
      fc.property(anyTokens, anyTokens, (tokens, sample) => {
        const bytes = expand(tokens)
        expect([...inflateRawSync(writeDeflateBlock(tokens))]).toEqual(bytes)
        const shared = writeDeflateBlock(tokens, learnBlockCode(sample))
        expect([...inflateRawSync(shared)]).toEqual(bytes)
      }),
      { numRuns: 150 },
    )
  })

  it('keeps codes within 15 bits however uneven the frequencies are', () => {
    const tokens: Token[] = []
    let [before, now] = [1, 1]
    for (let byte = 0; byte < 24; byte++) {
      for (let times = 0; times < now; times++) tokens.push(byte)
      ;[before, now] = [now, before + now]
    }
    expect([...inflateRawSync(writeDeflateBlock(tokens))]).toEqual(tokens)
  })

  it('can be empty', () => {
    expect(inflateRawSync(writeDeflateBlock([])).length).toBe(0)
  })
})
