import { describe, expect, it } from 'vitest'
import type { FoundCode } from '@/qr/decode'
import { defaultDesign } from '@/qr/design'
import { encodeMatrix } from '@/qr/encode'
import type { SymbolFacts, SymbolSegment } from '@/qr/inspect'
import { listChanges } from './list-changes'

const corners = [
  { x: 0, y: 0 },
  { x: 9, y: 0 },
  { x: 9, y: 9 },
  { x: 0, y: 9 },
] as const

function read(text: string, change: Partial<FoundCode> = {}): FoundCode {
  return {
    text,
    bytes: new TextEncoder().encode(text),
    format: 'qr',
    corners,
    version: 1,
    level: 'M',
    mask: 0,
    inverted: false,
    mirrored: false,
    engine: 'zxing',
    ...change,
  }
}

function factsOf(text: string, change: Partial<SymbolFacts> = {}): SymbolFacts {
  const encoded = encodeMatrix(text, { level: 'M' })
  if (!encoded.ok) throw new Error(encoded.reason)
  const { matrix } = encoded
  const { version, level, mask, sizeModules } = matrix
  const segments = matrix.segments.map(
    (segment): SymbolSegment => ({ ...segment, characters: segment.text.length, bits: 0 }),
  )
  const built = { version, level, mask, sizeModules, matrix, segments, corners }
  return { ...built, eci: null, blocks: [], corrected: 0, unusedShare: 1, ...change }
}

const made = (text: string) => ({ text, isSame: true, design: defaultDesign })
const kinds = (...changeArguments: Parameters<typeof listChanges>) =>
  listChanges(...changeArguments).changes.map(({ kind }) => kind)

describe('what a code made anew changes', () => {
  it('is nothing where it comes out the same', () => {
    expect(listChanges({ code: read('abc') }, factsOf('abc'), made('abc'))).toMatchObject({
      changes: [],
      matrix: { version: 1 },
    })
  })

  it('is the version where the one that was read is larger', () => {
    const facts = factsOf('abc', { version: 4 })
    expect(listChanges({ code: read('abc') }, facts, made('abc')).changes).toEqual([
      { kind: 'version', was: 4, now: 1, size: 21 },
    ])
  })

  it('is the character set where letters were anything but UTF-8', () => {
    const latin = read('für', { bytes: Uint8Array.of(0x66, 0xfc, 0x72) })
    expect(kinds({ code: latin }, factsOf('für'), made('für'))).toEqual(['charset'])
    expect(kinds({ code: read('für') }, factsOf('für', { eci: 3 }), made('für'))).toEqual([
      'charset',
    ])
    expect(kinds({ code: read('für') }, factsOf('für', { eci: 26 }), made('für'))).toEqual([])
  })

  it('is the mark of GS1', () => {
    const segments: SymbolSegment[] = [{ mode: 'fnc1', characters: 0, bits: 4, text: '' }]
    expect(kinds({ code: read('01') }, factsOf('01', { segments }), made('01'))).toEqual(['fnc1'])
  })

  it('is the kind of code, the joining of parts and what is missing of them', () => {
    expect(kinds({ code: read('a', { format: 'aztec' }) }, null, made('a'))).toEqual(['format'])
    const parts = [read('a'), read('b')]
    expect(kinds({ code: read('ab'), parts, missing: [] }, null, made('ab'))).toEqual(['joined'])
    expect(kinds({ code: read('ab'), parts, missing: [3] }, null, made('ab'))).toEqual([
      'joined',
      'missing',
    ])
  })

  it('says what is too much for one code', () => {
    const text = 'x'.repeat(3000)
    const code = read(text, { format: 'pdf417' })
    expect(listChanges({ code }, null, made(text))).toMatchObject({
      changes: [{ kind: 'format' }, { kind: 'tooLong' }],
      matrix: null,
    })
  })
})
