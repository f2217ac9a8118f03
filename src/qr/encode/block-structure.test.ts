import { getBlocksCount, getTotalCodewordsCount } from 'qrcode/lib/core/error-correction-code.js'
import { H, L, M, Q } from 'qrcode/lib/core/error-correction-level.js'
import { describe, expect, it } from 'vitest'
import { blockStructure, dataCodewords, totalCodewords } from './block-structure'
import { levels } from './matrix'

const versions = Array.from({ length: 40 }, (_, index) => index + 1)
const theirLevels = { L, M, Q, H } as const

/** Codewords of versions 1 to 40 (ISO/IEC 18004, table 1). */
// biome-ignore format: ten a row
const table1 = [
  26, 44, 70, 100, 134, 172, 196, 242, 292, 346,
  404, 466, 532, 581, 655, 733, 815, 901, 991, 1085,
  1156, 1258, 1364, 1474, 1588, 1706, 1828, 1921, 2051, 2185,
  2323, 2465, 2611, 2761, 2876, 3034, 3196, 3362, 3532, 3706,
]

/** Selected lines of table 9: blocks, codewords and data codewords of each. */
const table9 = [
  [1, 'L', [[1, 26, 19]]],
  [
    5,
    'Q',
    [
      [2, 33, 15],
      [2, 34, 16],
    ],
  ],
  [
    7,
    'H',
    [
      [4, 39, 13],
      [1, 40, 14],
    ],
  ],
  [
    10,
    'M',
    [
      [4, 69, 43],
      [1, 70, 44],
    ],
  ],
  [22, 'H', [[34, 37, 13]]],
  [
    32,
    'Q',
    [
      [10, 54, 24],
      [35, 55, 25],
    ],
  ],
  [
    40,
    'L',
    [
      [19, 148, 118],
      [6, 149, 119],
    ],
  ],
  [
    40,
    'H',
    [
      [20, 45, 15],
      [61, 46, 16],
    ],
  ],
] as const

describe('the blocks of all 160 symbols', () => {
  it.each(levels)('add up to the tables at level %s', (level) => {
    for (const version of versions) {
      const { blocks, blockOfCodeword } = blockStructure(version, level)
      const total = table1[version - 1] as number
      expect(totalCodewords(version)).toBe(total)
      expect(blocks.length).toBe(getBlocksCount(version, theirLevels[level]))
      expect(sum(blocks.map((block) => block.ecCodewords))).toBe(
        getTotalCodewordsCount(version, theirLevels[level]),
      )
      expect(sum(blocks.map((block) => block.dataCodewords))).toBe(dataCodewords(version, level))
      expect(sum(blocks.map((block) => block.dataCodewords + block.ecCodewords))).toBe(total)
      expect(blockOfCodeword.length).toBe(total)
    }
  })

  it.each(levels)('have as many codewords in transmission as they say, at level %s', (level) => {
    for (const version of versions) {
      const { blocks, blockOfCodeword } = blockStructure(version, level)
      const counts = blocks.map(() => 0)
      for (const block of blockOfCodeword) counts[block] = (counts[block] ?? 0) + 1
      expect(counts).toEqual(blocks.map((block) => block.dataCodewords + block.ecCodewords))
    }
  })

  it.each(table9)('are those of table 9 in version %i-%s', (version, level, groups) => {
    expect(blockStructure(version, level).blocks).toEqual(
      groups.flatMap(([count, total, dataCodewords]) =>
        Array.from({ length: count }, () => ({
          dataCodewords,
          ecCodewords: total - dataCodewords,
        })),
      ),
    )
  })

  it('are made once', () => {
    expect(blockStructure(3, 'Q')).toBe(blockStructure(3, 'Q'))
    expect(() => blockStructure(41, 'Q')).toThrow(RangeError)
  })
})

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
