import { blockStructure } from '@/qr/encode/block-structure'
import type { Level } from '@/qr/encode/matrix'

/**
 * Returns each block with the positions of its codewords in the transmission (ISO/IEC 18004, 7.6).
 */
export function interleavedBlocks(version: number, level: Level) {
  const { blocks, blockOfCodeword } = blockStructure(version, level)
  const places = blocks.map((): number[] => [])
  for (const [place, block] of blockOfCodeword.entries()) places[block]?.push(place)
  return blocks.map(({ ecCodewords }, block) => ({ ecCodewords, places: places[block] ?? [] }))
}
