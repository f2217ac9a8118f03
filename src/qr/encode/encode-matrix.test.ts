import fc from 'fast-check'
import { create } from 'qrcode/lib/core/qrcode.js'
import { describe, expect, it } from 'vitest'
import { replaceLoneSurrogates } from '@/std/replace-lone-surrogates'
import { utf8Length } from '@/std/utf8-length'
import { encodeMatrix } from './encode-matrix'
import { levels } from './matrix'

/** Largest numbers of digits, alphanumeric characters and bytes (ISO/IEC 18004, table 7). */
const capacities = {
  L: { digits: 7089, alphanumeric: 4296, bytes: 2953 },
  M: { digits: 5596, alphanumeric: 3391, bytes: 2331 },
  Q: { digits: 3993, alphanumeric: 2420, bytes: 1663 },
  H: { digits: 3057, alphanumeric: 1852, bytes: 1273 },
} as const

describe.each(levels)('at level %s', (level) => {
  const { digits, alphanumeric, bytes } = capacities[level]

  it.each([
    ['7', digits],
    ['A', alphanumeric],
    ['a', bytes],
  ])('%s fits %i times and not once more', (character, times) => {
    expect(encodeMatrix(character.repeat(times), { level })).toMatchObject({
      matrix: { version: 40, sizeModules: 177, level },
    })
    expect(encodeMatrix(character.repeat(times + 1), { level })).toEqual({
      ok: false,
      reason: 'too-long',
      excessBytes: 1,
    })
  })

  it('counts the bytes to take away, whole characters at a time', () => {
    expect(encodeMatrix('a'.repeat(bytes + 100), { level })).toMatchObject({ excessBytes: 100 })
    const emoji = '👋'.repeat(Math.ceil(bytes / 4) + 9)
    const result = encodeMatrix(emoji, { level })
    if (result.ok) throw new Error('must not fit')
    expect(result.excessBytes % 4).toBe(0)
    expect(encodeMatrix(emoji.slice(0, -result.excessBytes / 2), { level }).ok).toBe(true)
    expect(encodeMatrix(emoji.slice(0, -result.excessBytes / 2 + 2), { level }).ok).toBe(false)
  })
})

const mixedText = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
  fc
    .array(
      fc.oneof(
        fc.stringMatching(/^[0-9]{1,30}$/),
        fc.stringMatching(/^[A-Z$:/.]{1,30}$/),
        fc.webUrl(),
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((parts) => parts.join('')),
)

describe('any text', () => {
  it('takes at most the version that the library would choose by itself', () => {
    fc.assert(
      fc.property(mixedText, fc.constantFrom(...levels), (text, level) => {
        const result = encodeMatrix(text, { level })
        const theirs = create(text, { errorCorrectionLevel: level })
        expect(result.ok && result.matrix.version).toBeLessThanOrEqual(theirs.version)
      }),
      { numRuns: 60 },
    )
  })

  it('is no longer than it may be, or says by how many bytes', () => {
    const { bytes } = capacities.H
    const text = `https://example.com/${'ä1A'.repeat(900)}`
    const result = encodeMatrix(text, { level: 'H' })
    if (result.ok) throw new Error('must not fit')
    expect(utf8Length(text) - result.excessBytes).toBeGreaterThanOrEqual(bytes - 2)
  })

  it('may be empty', () => {
    expect(encodeMatrix('', { level: 'M' })).toMatchObject({ matrix: { version: 1 } })
  })

  it('may end in half an emoji, which becomes a replacement character', () => {
    expect(replaceLoneSurrogates('a\ud83d\ude00\ud83d')).toBe('a\ud83d\ude00\ufffd')
    expect(encodeMatrix('\ud83d', { level: 'M' })).toEqual(encodeMatrix('\ufffd', { level: 'M' }))
  })

  it('is refused quickly however long it is', () => {
    const result = encodeMatrix('x'.repeat(1_000_000), { level: 'L' })
    expect(result).toEqual({ ok: false, reason: 'too-long', excessBytes: 1_000_000 - 2953 })
  })
})
