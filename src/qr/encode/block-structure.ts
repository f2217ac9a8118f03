import { type Level, levels } from './matrix'
import { perVersion } from './per-version'

export type BlockStructure = {
  /** In the order in which data fills them: shorter blocks first. */
  blocks: readonly { dataCodewords: number; ecCodewords: number }[]
  /** Index of the block that a codeword belongs to, by its index in transmission order. */
  blockOfCodeword: Uint8Array
}

/** Error correction blocks of versions 1 to 40 (ISO/IEC 18004, table 9). */
// biome-ignore format: one row a level
const blockCounts = {
  L: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25],
  M: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49],
  Q: [1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68],
  H: [1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81],
} as const

/** Error correction codewords of each of those blocks (table 9). */
// biome-ignore format: one row a level
const ecCodewordCounts = {
  L: [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
  M: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28],
  Q: [13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
  H: [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30],
} as const

/** How the codewords of a symbol are divided into blocks and interleaved (7.5.1, 7.6). */
export function blockStructure(version: number, level: Level): BlockStructure {
  return structures(version)[level]
}

/** Data codewords of a symbol, all blocks together (table 7). */
export function dataCodewords(version: number, level: Level): number {
  const ecCodewords = get(blockCounts, version, level) * get(ecCodewordCounts, version, level)
  return totalCodewords(version) - ecCodewords
}

/**
 * Number of codewords of a symbol, data and error correction (table 1): the modules that function
 * patterns, format and version information leave free, in whole bytes.
 */
export function totalCodewords(version: number): number {
  let modules = (16 * version + 128) * version + 64
  if (version >= 2) {
    const alignmentsPerSide = Math.floor(version / 7) + 2
    modules -= (25 * alignmentsPerSide - 10) * alignmentsPerSide - 55
  }
  if (version >= 7) modules -= 36
  return Math.floor(modules / 8)
}

const structures = perVersion(
  (version) =>
    Object.fromEntries(levels.map((level) => [level, divide(version, level)])) as Record<
      Level,
      BlockStructure
    >,
)

function divide(version: number, level: Level): BlockStructure {
  const blockCount = get(blockCounts, version, level)
  const ecCodewords = get(ecCodewordCounts, version, level)
  const total = totalCodewords(version)
  const dataTotal = dataCodewords(version, level)
  const shortLength = Math.floor(dataTotal / blockCount)
  const longBlocks = dataTotal % blockCount
  const shortBlocks = blockCount - longBlocks
  const blocks = Array.from({ length: blockCount }, (_, block) => ({
    dataCodewords: block < shortBlocks ? shortLength : shortLength + 1,
    ecCodewords,
  }))
  // Interleaves one codeword of each block; only the long blocks have the last data codewords.
  const blockOfCodeword = Uint8Array.from({ length: total }, (_, index) => {
    if (index >= dataTotal) return (index - dataTotal) % blockCount
    const longOnly = index - shortLength * blockCount
    return longOnly < 0 ? index % blockCount : shortBlocks + longOnly
  })
  return { blocks, blockOfCodeword }
}

function get(table: Record<Level, readonly number[]>, version: number, level: Level): number {
  return table[level][version - 1] as number
}
