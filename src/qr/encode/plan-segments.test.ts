import fc from 'fast-check'
import toShiftJis from 'qrcode/helper/to-sjis.js'
import { create } from 'qrcode/lib/core/qrcode.js'
import { describe, expect, it } from 'vitest'
import { utf8Length } from '@/std/utf8-length'
import { alphanumericValue } from './alphanumeric-value'
import { matrixOf } from './encode-for-test'
import { kanjiValue } from './kanji-value'
import { levels } from './matrix'
import { planSegments } from './plan-segments'
import { type Segment, type SegmentMode, segmentModes, versionRanges } from './segment'

/** Characters with distinct sets of modes, few enough to try all combinations. */
const character = fc.constantFrom('1', '2', 'A', '-', 'a', 'é', '字', 'Ω', '😀')

describe('planSegments', () => {
  it.each(versionRanges)('finds the fewest bits of all ways in versions %$', ({ countBits }) => {
    fc.assert(
      fc.property(fc.array(character, { minLength: 1, maxLength: 6 }), (characters) => {
        // Runs of repeated characters, so that a change of mode can pay off.
        const runs = characters.map((each, index) => each.repeat(1 + ((index * 5) % 7)))
        const plan = planSegments(runs.join(''), countBits, 100_000, true)
        if (!plan.fits) throw new Error('must fit')
        const bits = (segments: Segment[]) =>
          segments.reduce((sum, segment) => sum + bitsOf(segment, countBits[segment.mode]), 0)
        expect(plan.bits).toBe(bits(plan.segments))
        const ways = waysOf(runs).map((modes) => bits(merge(runs, modes)))
        expect(plan.bits).toBeLessThanOrEqual(Math.min(...ways))
      }),
      { numRuns: 60 },
    )
  })

  it('takes a mode only where it pays', () => {
    const plan = (text: string) => {
      const result = planSegments(text, versionRanges[0].countBits, 10_000, true)
      return result.fits ? result.segments.map(({ mode, text: part }) => [mode, part]) : []
    }
    expect(plan('abc123')).toEqual([['byte', 'abc123']])
    expect(plan('abc1234567')).toEqual([
      ['byte', 'abc'],
      ['numeric', '1234567'],
    ])
    expect(plan('点茗')).toEqual([['kanji', '点茗']])
    expect(plan('https://例え.jp/')).toEqual([['byte', 'https://例え.jp/']])
    expect(plan('')).toEqual([])
  })
})

describe('kanji mode', () => {
  it('makes symbols at most as large as those of the library with its kanji helper', () => {
    const text = fc
      .array(
        fc.oneof(
          fc.stringMatching(/^[ぁ-んァ-ヶ、。「」ー]{1,30}$/),
          fc.stringMatching(/^[亜-腕弌-熙]{1,20}$/).filter(isKanji),
          fc.stringMatching(/^[а-яΑ-Ρ]{1,20}$/),
          fc.stringMatching(/^[0-9]{1,20}$/),
          fc.webUrl(),
        ),
        { minLength: 1, maxLength: 6 },
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, fc.constantFrom(...levels), (mixed, level) => {
        const theirs = create(mixed, { errorCorrectionLevel: level, toSJISFunc: theirKanji })
        expect(matrixOf(mixed, { level, eci: false }).version).toBeLessThanOrEqual(theirs.version)
      }),
      { numRuns: 150 },
    )
  })

  it('is left alone where the symbol is as small without it', () => {
    expect(matrixOf('日本', { level: 'L' }).segments).toEqual([{ mode: 'byte', text: '日本' }])
    expect(matrixOf('日本語'.repeat(3), { level: 'L' })).toMatchObject({
      version: 1,
      segments: [{ mode: 'kanji' }],
    })
  })
})

function isKanji(text: string): boolean {
  return [...text].every((each) => kanjiValue(each.charCodeAt(0)) >= 0)
}

function theirKanji(each: string): number {
  return toShiftJis(each) as number
}

function merge(runs: string[], modes: SegmentMode[]): Segment[] {
  const segments: Segment[] = []
  for (const [index, mode] of modes.entries()) {
    const last = segments.at(-1)
    if (last?.mode === mode) last.text += runs[index]
    else segments.push({ mode, text: runs[index] ?? '' })
  }
  return segments
}

/** Returns every assignment of modes to runs. */
function waysOf([run, ...rest]: string[]): SegmentMode[][] {
  if (run === undefined) return [[]]
  const unit = run.charCodeAt(0)
  const value = alphanumericValue(unit)
  const possible = segmentModes.filter((mode) => {
    if (mode === 'numeric') return value >= 0 && value < 10
    if (mode === 'alphanumeric') return value >= 0
    return mode === 'byte' || kanjiValue(unit) >= 0
  })
  return waysOf(rest).flatMap((others) => possible.map((mode) => [mode, ...others]))
}

/** Bits of a segment (ISO/IEC 18004, 7.4.3 to 7.4.6). */
function bitsOf({ mode, text }: Segment, countBits: number): number {
  const dataBits = {
    numeric: 10 * Math.floor(text.length / 3) + ([0, 4, 7][text.length % 3] ?? 0),
    alphanumeric: 11 * Math.floor(text.length / 2) + 6 * (text.length % 2),
    kanji: 13 * text.length,
    byte: 8 * utf8Length(text),
  }
  return 4 + countBits + dataBits[mode]
}
