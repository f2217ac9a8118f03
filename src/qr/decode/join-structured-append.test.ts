import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FoundCode } from './code-found'
import { joinStructuredAppend } from './join-structured-append'
import { textOfStretches } from './symbol/text-of-stretches'

const corner = { x: 0, y: 0 }
const code = (bytes: Uint8Array, more: Partial<FoundCode> = {}): FoundCode => ({
  ...textOfStretches([{ charset: null, bytes: [...bytes] }]),
  bytes,
  format: 'qr',
  corners: [corner, corner, corner, corner],
  version: 1,
  level: 'M',
  mask: 0,
  inverted: false,
  mirrored: false,
  engine: 'zxing',
  ...more,
})

/** Splits a message over several symbols at arbitrary byte positions. */
function partMessage(text: string, cuts: readonly number[]): FoundCode[] {
  const bytes = new TextEncoder().encode(text)
  const parity = bytes.reduce((sum, byte) => sum ^ byte, 0)
  const ends = [...cuts, bytes.length]
  return ends.map((end, index) =>
    code(bytes.slice(ends[index - 1] ?? 0, end), {
      structuredAppend: { index, count: ends.length, parity },
    }),
  )
}

describe('joinStructuredAppend', () => {
  it('joins any order, also where a character is parted', () => {
    const parts = partMessage('Grüße aus Đà Nẵng', [3, 10])
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ]) {
      const ordered = order.map((at) => parts[at] as FoundCode)
      const [joined, ...others] = joinStructuredAppend(ordered)
      expect(others).toEqual([])
      expect(joined).toMatchObject({ missing: [], parityFits: true, parts })
      expect(joined?.code.text).toBe('Grüße aus Đà Nẵng')
      expect(joined?.code.structuredAppend).toBeUndefined()
    }
  })

  it('says what is missing', () => {
    const [, second] = partMessage('one two three', [4, 8])
    const [joined] = joinStructuredAppend([second as FoundCode])
    expect(joined).toMatchObject({ missing: [1, 3], code: { text: 'two ' } })
    expect(joined).not.toHaveProperty('parityFits')
  })

  it('leaves other codes where they are, and counts a symbol seen twice once', () => {
    const alone = code(Uint8Array.of(65))
    const [a, b] = partMessage('hello world', [5]) as [FoundCode, FoundCode]
    const joined = joinStructuredAppend([b, alone, a, { ...a }])
    expect(joined.map((each) => each.code.text)).toEqual(['hello world', 'A'])
    expect(joined[1]).toEqual({ code: alone })
    expect(joined[0]?.parts?.[0]).toBe(a)
  })

  it('keeps messages apart that share count and parity', () => {
    const one = partMessage('abcd', [2])
    const two = partMessage('badc', [2])
    expect(one[0]?.structuredAppend).toEqual(two[0]?.structuredAppend)
    const joined = joinStructuredAppend([...one, ...two])
    expect(joined.map((each) => each.code.text)).toEqual(['abcd', 'badc'])
  })

  it('doubts a message whose parity is another', () => {
    const parts = partMessage('abcd', [2]).map((part) => ({
      ...part,
      structuredAppend: { index: 0, count: 2, ...part.structuredAppend, parity: 99 },
    }))
    expect(joinStructuredAppend(parts)[0]).toMatchObject({ parityFits: false, missing: [] })
  })

  it('keeps to a character set that the symbols name', () => {
    const parts = ['\u0416', '\u0417'].map((text, index) =>
      code(Uint8Array.of(0xb6 + index), {
        ...{ text, stretches: [{ charset: 7, bytes: [0xb6 + index] }], encoding: 'iso-8859-5' },
        structuredAppend: { index, count: 2, parity: 0xb6 ^ 0xb7 },
      }),
    )
    expect(joinStructuredAppend(parts)[0]?.code.text).toBe('\u0416\u0417')
  })

  it('decodes all parts of a receipt as its first one declares', () => {
    // “Иван”, and more letters, in windows-1251.
    const first = [...new TextEncoder().encode('ST00011|Name='), 0xc8]
    const second = [0xe2, 0xe0, 0xed, 0xee, 0xe2]
    const parity = [...first, ...second].reduce((sum, byte) => sum ^ byte, 0)
    const parts = [first, second].map((bytes, index) =>
      code(Uint8Array.from(bytes), { structuredAppend: { index, count: 2, parity } }),
    )
    expect(joinStructuredAppend(parts)[0]?.code).toMatchObject({
      text: 'ST00011|Name=Иванов',
      encoding: 'windows-1251',
      isGuessed: false,
    })
  })

  it('takes a place that cannot be for a code of its own', () => {
    const odd = code(Uint8Array.of(65), { structuredAppend: { index: 4, count: 2, parity: 0 } })
    expect(joinStructuredAppend([odd])).toEqual([{ code: odd }])
  })

  it('gives back every text, however it was cut', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 2, maxLength: 60 }),
        fc.array(fc.nat(59), { minLength: 1, maxLength: 5 }),
        (text, places) => {
          const { length } = new TextEncoder().encode(text)
          const cuts = [...new Set(places.map((place) => place % length))].sort((a, b) => a - b)
          const [joined] = joinStructuredAppend(partMessage(text, cuts).reverse())
          expect(joined?.code.text).toBe(text)
        },
      ),
    )
  })
})
