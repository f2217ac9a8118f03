import { create } from 'qrcode/lib/core/qrcode.js'
import { describe, expect, it } from 'vitest'
import { multiply } from '@/qr/decode/symbol/galois-field'
import { blockStructure, totalCodewords } from './block-structure'
import { codewordMap, dataModules } from './codeword-map'
import { functionKinds, functionMap, sizeModulesOf } from './function-patterns'
import { type Level, levels } from './matrix'

const versions = Array.from({ length: 40 }, (_, index) => index + 1)

/** Remainder bits (ISO/IEC 18004, table 1). */
function remainderBits(version: number): number {
  if (version < 2) return 0
  if (version < 7) return 7
  if (version < 14) return 0
  if (version < 21) return 3
  if (version < 28) return 4
  return version < 35 ? 3 : 0
}

/** Data mask patterns in the notation of table 10, i the row and j the column. */
const maskConditions = [
  (i: number, j: number) => (i + j) % 2 === 0,
  (i: number) => i % 2 === 0,
  (_: number, j: number) => j % 3 === 0,
  (i: number, j: number) => (i + j) % 3 === 0,
  (i: number, j: number) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i: number, j: number) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
]

describe('the map of codewords', () => {
  it.each(versions)('has eight modules for each codeword of version %i', (version) => {
    const counts = new Array<number>(totalCodewords(version)).fill(0)
    const kinds = functionMap(version)
    let remainder = 0
    let outsideData = 0
    for (const [index, codeword] of codewordMap(version).entries()) {
      if (codeword >= 0) counts[codeword] = (counts[codeword] ?? 0) + 1
      else if (kinds[index] === functionKinds.data) remainder++
      if (codeword >= 0 && kinds[index] !== functionKinds.data) outsideData++
    }
    expect(outsideData).toBe(0)
    expect(new Set(counts)).toEqual(new Set([8]))
    expect(remainder).toBe(remainderBits(version))
  })

  it('is made once', () => {
    expect(codewordMap(7)).toBe(codewordMap(7))
    expect(functionMap(7)).toBe(functionMap(7))
  })
})

describe('what the library writes', () => {
  it.each(levels)('reads back as blocks without an error at level %s', (level) => {
    for (const version of versions) {
      const mask = (version % 8) as 0
      const symbol = create('Quiet zone, loud code', {
        version: Math.max(version, level === 'L' ? 2 : 4),
        errorCorrectionLevel: level,
        maskPattern: mask,
      })
      for (const block of readBlocks(symbol.modules.data, symbol.version, level, mask)) {
        expect(syndromes(block.codewords, block.ecCodewords).every((value) => value === 0)).toBe(
          true,
        )
      }
    }
  })

  it('keeps its function patterns in every data mask', () => {
    for (const version of versions) {
      const kinds = functionMap(version)
      const [first, second] = [0, 3].map((maskPattern) =>
        create('1', { version, maskPattern: maskPattern as 0 }),
      )
      const changed = [...kinds.keys()].filter((index) => {
        const kind = kinds[index]
        if (kind === functionKinds.data || kind === functionKinds.format) return false
        const isSame = first?.modules.data[index] === second?.modules.data[index]
        return !isSame || first?.modules.reservedBit[index] !== 1
      })
      expect(changed).toEqual([])
      expect(kinds.filter((kind) => kind === functionKinds.data).length).toBe(
        first?.modules.reservedBit.filter((reserved) => !reserved).length,
      )
    }
  })
})

/** Reads codewords by block, data first, through the maps under test. */
function readBlocks(modules: Uint8Array, version: number, level: Level, mask: number) {
  const size = sizeModulesOf(version)
  const { blocks, blockOfCodeword } = blockStructure(version, level)
  const codewords = new Uint8Array(totalCodewords(version))
  const map = codewordMap(version)
  for (const index of dataModules(version)) {
    const codeword = map[index] as number
    if (codeword < 0) continue
    const inverted = maskConditions[mask]?.(Math.floor(index / size), index % size) ? 1 : 0
    codewords[codeword] =
      ((codewords[codeword] as number) << 1) | ((modules[index] as number) ^ inverted)
  }
  return blocks.map(({ ecCodewords }, block) => ({
    ecCodewords,
    codewords: codewords.filter((_, index) => blockOfCodeword[index] === block),
  }))
}

/**
 * Syndromes of a block; all 0 if the block is a multiple of the generator polynomial (no error).
 */
function syndromes(codewords: Uint8Array, ecCodewords: number): number[] {
  let root = 1
  return Array.from({ length: ecCodewords }, () => {
    const value = codewords.reduce((sum, codeword) => multiply(sum, root) ^ codeword, 0)
    root = multiply(root, 2)
    return value
  })
}
