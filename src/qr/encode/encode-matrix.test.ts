import fc from 'fast-check'
import { create } from 'qrcode/lib/core/qrcode.js'
import { describe, expect, it } from 'vitest'
import { replaceLoneSurrogates } from '@/std/replace-lone-surrogates'
import { utf8Length } from '@/std/utf8-length'
import { dataCodewords } from './block-structure'
import { matrixOf } from './encode-for-test'
import { encodeMatrix } from './encode-matrix'
import { levels } from './matrix'
import { mixedText } from './texts-for-test'

/** Largest numbers of characters in each mode (ISO/IEC 18004, table 7). */
const capacities = {
  L: { digits: 7089, alphanumeric: 4296, bytes: 2953, kanji: 1817 },
  M: { digits: 5596, alphanumeric: 3391, bytes: 2331, kanji: 1435 },
  Q: { digits: 3993, alphanumeric: 2420, bytes: 1663, kanji: 1024 },
  H: { digits: 3057, alphanumeric: 1852, bytes: 1273, kanji: 784 },
} as const

describe.each(levels)('at level %s', (level) => {
  const { digits, alphanumeric, bytes, kanji } = capacities[level]

  it.each([
    ['7', digits],
    ['A', alphanumeric],
    ['a', bytes],
    ['字', kanji],
  ])('%s fits %i times and not once more', (character, times) => {
    expect(encodeMatrix(character.repeat(times), { level })).toMatchObject({
      matrix: { version: 40, sizeModules: 177, level },
    })
    expect(encodeMatrix(character.repeat(times + 1), { level })).toEqual({
      ok: false,
      reason: 'too-long',
      excessBytes: utf8Length(character),
      remedies: level === 'L' ? ['shorten', 'host'] : ['lower-level', 'shorten', 'host'],
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

describe('any text', () => {
  it('takes at most the version that the library would choose by itself', () => {
    fc.assert(
      fc.property(mixedText, fc.constantFrom(...levels), (text, level) => {
        const theirs = create(text, { errorCorrectionLevel: level })
        expect(matrixOf(text, { level, eci: false }).version).toBeLessThanOrEqual(theirs.version)
      }),
      { numRuns: 100 },
    )
  })

  it('comes in its segments, in order', () => {
    fc.assert(
      fc.property(mixedText, fc.constantFrom(...levels), fc.boolean(), (text, level, eci) => {
        const { segments } = matrixOf(text, { level, eci })
        expect(segments.map((segment) => segment.text).join('')).toBe(replaceLoneSurrogates(text))
      }),
      { numRuns: 100 },
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
    expect(encodeMatrix('', { level: 'M' })).toMatchObject({ matrix: { version: 1, segments: [] } })
  })

  it('may end in half an emoji, which becomes a replacement character', () => {
    expect(replaceLoneSurrogates('a\ud83d\ude00\ud83d')).toBe('a\ud83d\ude00\ufffd')
    expect(encodeMatrix('\ud83d', { level: 'M' })).toEqual(encodeMatrix('\ufffd', { level: 'M' }))
  })

  it('is refused quickly however long it is', () => {
    const result = encodeMatrix('x'.repeat(1_000_000), { level: 'L' })
    expect(result).toEqual({
      ok: false,
      reason: 'too-long',
      excessBytes: 1_000_000 - 2953,
      remedies: ['shorten', 'host'],
    })
  })

  it('needs less text where no level holds it', () => {
    const result = encodeMatrix('x'.repeat(2954), { level: 'H' })
    expect(result).toMatchObject({ ok: false, remedies: ['shorten', 'host'] })
  })
})

describe('options', () => {
  it('raise the level as far as the version allows, unless told not to', () => {
    fc.assert(
      fc.property(mixedText, fc.constantFrom(...levels), (text, level) => {
        const raised = matrixOf(text, { level })
        const requested = matrixOf(text, { level, raiseLevel: false })
        expect(requested.level).toBe(level)
        expect(raised.version).toBe(requested.version)
        const next = levels[levels.indexOf(raised.level) + 1]
        if (!next) return
        const { version, segments } = matrixOf(text, { level: next, raiseLevel: false })
        // Kanji mode, which some readers do not support, is used only if it reduces the version.
        if (segments.some(({ mode }) => mode === 'kanji')) return
        expect(version).toBeGreaterThan(raised.version)
      }),
      { numRuns: 100 },
    )
    expect(matrixOf('HTTPS://QZ.EX/7', { level: 'L' })).toMatchObject({ level: 'Q' })
  })

  it('hold the version above a minimum', () => {
    expect(matrixOf('1', { level: 'L', minVersion: 7 })).toMatchObject({ version: 7, level: 'H' })
    expect(matrixOf('a'.repeat(400), { level: 'L', minVersion: 2 }).version).toBe(13)
    // The character count indicator is longer from version 10 on.
    const { version, segments } = matrixOf('a'.repeat(dataCodewords(9, 'L') - 2), {
      level: 'L',
      minVersion: 10,
    })
    expect({ version, segments: segments.length }).toEqual({ version: 10, segments: 1 })
  })

  it('set the mask', () => {
    for (let mask = 0; mask < 8; mask++) expect(matrixOf('a', { level: 'L', mask }).mask).toBe(mask)
  })

  it('name UTF-8 by 12 bits in front, with nothing in kanji mode behind them', () => {
    const { bytes } = capacities.L
    expect(matrixOf('a'.repeat(bytes - 1), { level: 'L', eci: true })).toMatchObject({ eci: true })
    expect(encodeMatrix('a'.repeat(bytes), { level: 'L', eci: true })).toMatchObject({
      excessBytes: 1,
    })
    const { segments } = matrixOf('日本語'.repeat(9), { level: 'L', eci: true })
    expect(segments.map(({ mode }) => mode)).toEqual(['byte'])
  })

  it.each([
    ['https://example.com/menu', false],
    ['WIFI:T:WPA;S:Guests;P:correct horse;;', false],
    ['João', true],
    ['Müller', true],
    ['Việt Nam', true],
    ['你好', true],
    ['10 €', true],
    // In kanji mode.
    ['日本語'.repeat(3), false],
    [`${'日本語'.repeat(20)}é`, true],
    // Some builds of ZBar read them as ¥ and ‾ beside kanji.
    [`WIFI:T:WPA;S:${'日本語'.repeat(5)};P:a\\;b;;`, true],
    [`${'日本語'.repeat(5)}~`, true],
    ['SPC\r\n0200\r\n1\r\nZürich', false],
    ['BCD\n002\n1\nSCT\n\nMüller', false],
    ['ST00012|Name=Иванов', false],
    ['ST00012 Müller', true],
  ])('declare UTF-8 automatically where readers have to guess: %j %s', (text, eci) => {
    expect(matrixOf(text, { level: 'M' }).eci).toBe(eci)
    expect(matrixOf(text, { level: 'M', eci: false }).eci).toBe(false)
  })

  it('declare nothing where the text only fits without', () => {
    const { bytes } = capacities.L
    const text = `a${'é'.repeat(Math.floor(bytes / 2))}`
    expect(matrixOf(text, { level: 'L' })).toMatchObject({ version: 40, eci: false })
  })

  it('must exist', () => {
    for (const minVersion of [0, 41, 1.5]) {
      expect(() => encodeMatrix('a', { level: 'L', minVersion })).toThrow(RangeError)
    }
    for (const mask of [-1, 8, 0.5]) {
      expect(() => encodeMatrix('a', { level: 'L', mask })).toThrow(RangeError)
    }
  })
})
