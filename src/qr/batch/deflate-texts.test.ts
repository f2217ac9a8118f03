import { inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deflateTexts } from './deflate-texts'

it('gives back every text, of whatever kind those before were', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.nat(4000).map((times) => 'h1v-1H9z'.repeat(times)),
    fc.array(fc.constantFrom('h1', 'v1', 'h-1', 'v-2', 'H9', 'z'), { maxLength: 900 }).map(String),
  )
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 80 }), (texts) => {
      const deflate = deflateTexts()
      for (const text of texts) {
        const bytes = new TextEncoder().encode(text)
        expect(inflateRawSync(deflate(bytes)).equals(bytes)).toBe(true)
      }
    }),
    { numRuns: 40 },
  )
})
