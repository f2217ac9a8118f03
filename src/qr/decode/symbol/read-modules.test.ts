import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { type Level, levels } from '@/qr/encode/matrix'
import { readModules } from './read-modules'
import { readSegments } from './read-segments'
import { textOfStretches } from './text-of-stretches'

function darknessOf(text: string, options: { level: Level; minVersion?: number; eci?: boolean }) {
  const encoded = encodeMatrix(text, { raiseLevel: false, ...options })
  if (!encoded.ok) throw new Error(encoded.reason)
  const { matrix } = encoded
  return { matrix, darkness: Float32Array.from(matrix.modules, (module) => (module ? 1 : -1)) }
}

describe('modules', () => {
  it('give back what was encoded, in every version and level', () => {
    for (let minVersion = 1; minVersion <= 40; minVersion += 3) {
      for (const level of levels) {
        const { matrix, darkness } = darknessOf('A1ä', { level, minVersion })
        expect(readModules(darkness, matrix.version)).toMatchObject({
          text: 'A1ä',
          version: minVersion,
          level,
          mask: matrix.mask,
        })
      }
    }
  })

  it('give back any text, ECI or not', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
        fc.boolean(),
        (text, eci) => {
          const { matrix, darkness } = darknessOf(text, { level: 'L', eci })
          expect(readModules(darkness, matrix.version)?.text).toBe(text)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('however damaged, give the text or nothing', () => {
    let read = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...levels),
        fc.integer({ min: 1, max: 8 }),
        fc.double({ min: 0, max: 0.3, noNaN: true }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 97, maxLength: 97 }),
        (level, minVersion, share, random) => {
          const text = 'HTTPS://E.COM'
          const { matrix, darkness } = darknessOf(text, { level, minVersion })
          const damaged = darkness.map((value, index) => {
            const chance = (((random[index % 97] as number) + index * 0.618034) * 7.7) % 1
            return chance < share ? -value * chance : value
          })
          const symbol = readModules(damaged, matrix.version)
          if (symbol) read++
          expect(symbol?.text ?? text).toBe(text)
        },
      ),
      { numRuns: 150 },
    )
    expect(read).toBeGreaterThan(10)
  })

  it('of chance give nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.infiniteStream(fc.double({ min: -1, max: 1, noNaN: true })),
        (version, values) => {
          const darkness = new Float32Array((17 + 4 * version) ** 2)
          for (let index = 0; index < darkness.length; index++)
            darkness[index] = values.next().value
          expect(readModules(darkness, version)).toBeUndefined()
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('bits of the content', () => {
  const read = (...parts: [value: number, bits: number][]) => {
    const bits = parts.map(([value, length]) => value.toString(2).padStart(length, '0')).join('')
    const bytes = bits.padEnd(Math.ceil((bits.length + 4) / 8) * 8, '0').match(/.{8}/g) ?? []
    return readSegments(
      Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2)),
      1,
    )
  }

  it('follow the example of ISO/IEC 18004, 7.4.3', () => {
    expect(read([1, 4], [8, 10], [12, 10], [345, 10], [67, 7])).toMatchObject({ text: '01234567' })
  })

  it('follow the examples of 7.4.4 and 7.4.6', () => {
    expect(read([2, 4], [5, 9], [462, 11], [1849, 11], [2, 6])?.text).toBe('AC-42')
    expect(read([8, 4], [2, 8], [0xd9f, 13], [0x1aaa, 13])?.text).toBe('点茗')
  })

  it('may name a character set', () => {
    expect(read([7, 4], [9, 8], [4, 4], [3, 8], [0xc1, 8], [0xc2, 8], [0xc3, 8])?.text).toBe('ΑΒΓ')
    expect(read([7, 4], [26, 8], [4, 4], [2, 8], [0xc3, 8], [0xa4, 8])?.text).toBe('ä')
  })

  it('may be one symbol of several', () => {
    expect(read([3, 4], [1, 4], [3, 4], [0x5a, 8], [1, 4], [1, 10], [7, 4])).toMatchObject({
      text: '7',
      structuredAppend: { index: 1, count: 4, parity: 0x5a },
    })
  })

  it('with FNC1 take a percent sign for a separator and two for one', () => {
    expect(read([5, 4], [2, 4], [3, 9], [10 * 45 + 38, 11], [11, 6])?.text).toBe('A\u001dB')
    expect(read([5, 4], [2, 4], [2, 9], [38 * 45 + 38, 11])?.text).toBe('%')
  })

  it.each([
    [
      'three digits above 999',
      [
        [1, 4],
        [3, 10],
        [1000, 10],
      ],
    ],
    [
      'two characters above 2024',
      [
        [2, 4],
        [2, 9],
        [2025, 11],
      ],
    ],
    [
      'more bytes than there are',
      [
        [4, 4],
        [200, 8],
        [65, 8],
      ],
    ],
    [
      'a mode that does not exist',
      [
        [6, 4],
        [0, 8],
      ],
    ],
  ] as [string, [number, number][]][])('are refused for %s', (_, parts) => {
    expect(read(...parts)).toBeUndefined()
  })
})

describe('bytes of no named set', () => {
  it.each([
    ['UTF-8 where they are', [0xc3, 0xa4], 'ä'],
    ['UTF-8 with its mark kept', [0xef, 0xbb, 0xbf, 0x41], '\ufeffA'],
    ['Shift JIS where they look it', [0x83, 0x82, 0x83, 0x6f, 0x83, 0x43], 'モバイ'],
    ['half-width katakana', [0xc3, 0xde, 0xbb, 0xde, 0xb2, 0xdd, 0x51], 'ﾃﾞｻﾞｲﾝQ'],
    ['Latin-1 else', [0x47, 0x72, 0xfc, 0xdf, 0x65], 'Grüße'],
    ['Latin-1 controls as they are', [0x81, 0x20], '\u0081 '],
    ['ASCII controls as they are', [0x1d, 0x00, 0x0a], '\u001d\u0000\n'],
  ])('are %s', (_, bytes, text) => {
    expect(textOfStretches([{ charset: null, bytes }]).text).toBe(text)
  })
})
