import { inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { matchQuickly } from './match-quickly'
import { writeDeflateBlock } from './write-deflate-block'

it('stands for the same bytes', () => {
  const repetitive = fc
    .array(fc.constantFrom('h1v1', 'h2', 'v-1H9', 'M4 4', 'z', '<path fill="#fff"'), {
      maxLength: 2000,
    })
    .map((parts) => new TextEncoder().encode(parts.join('')))
  const far = fc
    .tuple(
      fc.uint8Array({ minLength: 20, maxLength: 40 }),
      fc.integer({ min: 32_700, max: 32_800 }),
    )
    .map(([bytes, gap]) => Uint8Array.of(...bytes, ...new Uint8Array(gap), ...bytes))
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 2000 }), repetitive, far), (bytes) => {
      const inflated = inflateRawSync(writeDeflateBlock(matchQuickly(bytes)))
      expect(inflated.equals(bytes)).toBe(true)
    }),
  )
})
