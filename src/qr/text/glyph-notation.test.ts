import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeGlyph, type GlyphStep } from '@/qr/text/decode-glyph'
import { encodeGlyph } from '@/qr/text/encode-glyph'
import { glyphStepKinds, numbersOfStep } from '@/qr/text/glyph-notation'

const number = fc.oneof(fc.integer({ min: -60, max: 60 }), fc.integer({ min: -4323, max: 4323 }))
const step: fc.Arbitrary<GlyphStep> = fc
  .constantFrom(...glyphStepKinds.filter((name) => name !== 'end'))
  .chain((name) => {
    const length = numbersOfStep[name]
    return fc.record({
      step: fc.constant(name),
      numbers: fc.array(number, { minLength: length, maxLength: length }),
    })
  })

test('a glyph comes back as it was written, in characters that JSON leaves alone', () => {
  fc.assert(
    fc.property(number, fc.array(step, { maxLength: 12 }), (advance, outline) => {
      const written = encodeGlyph({ advance, outline })
      expect(JSON.stringify(written)).toHaveLength(written.length + 2)
      expect(decodeGlyph(written)).toEqual({ advance, outline })
    }),
  )
})

test('small numbers take one digit, those within an em of 500 units two', () => {
  const lengthOf = (advance: number) => encodeGlyph({ advance, outline: [] }).length
  expect([0, 40, -40].map(lengthOf)).toEqual([1, 1, 1])
  expect([41, -41, 551, -551].map(lengthOf)).toEqual([2, 2, 2, 2])
  expect([552, -552, 4323].map(lengthOf)).toEqual([3, 3, 3])
})

test('what is no glyph, or cannot be one, is refused', () => {
  expect(() => decodeGlyph('')).toThrow('No glyph')
  expect(() => decodeGlyph('0"')).toThrow('No glyph')
  expect(() => encodeGlyph({ advance: 0.5, outline: [] })).toThrow(RangeError)
  expect(() => encodeGlyph({ advance: 9000, outline: [] })).toThrow(RangeError)
})
