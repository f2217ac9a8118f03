import { correctBlock } from '@/qr/decode/symbol/correct-block'
import { readFormat } from '@/qr/decode/symbol/read-format'
import { getLayout } from '@/qr/decode/symbol/symbol-layout'
import { blockStructure } from '@/qr/encode/block-structure'
import { dataMasks } from '@/qr/encode/data-masks'
import { drawSymbol } from '@/qr/encode/draw-symbol'
import type { Matrix } from '@/qr/encode/matrix'

/**
 * The symbol as it was before anything covered or discoloured its modules: its codewords are
 * corrected and drawn again. So it does not matter which program once wrote them. Nothing where
 * the modules as read are too far from any symbol.
 *
 * @param darkness a value a module, row by row: above 0 dark, below 0 light
 */
export function rebuildMatrix(
  darkness: Float32Array,
  { version, text }: { version: number; text: string },
): Matrix | undefined {
  const { sizeModules } = getLayout(version)
  for (const { level, mask } of readFormat(darkness, sizeModules)) {
    const codewords = readCodewords(darkness, version, mask)
    if (!correctBlocks(codewords, blockStructure(version, level))) continue
    const { modules } = drawSymbol(codewords, version, level, mask)
    const segments = [{ mode: 'byte' as const, text }]
    return { sizeModules, modules, version, level, mask, segments, eci: false }
  }
  return undefined
}

function readCodewords(darkness: Float32Array, version: number, mask: number): Uint8Array {
  const { codewordModules, codewords, sizeModules } = getLayout(version)
  const isTurned = dataMasks[mask] as (row: number, column: number) => boolean
  const values = new Uint8Array(codewords)
  for (const [bit, place] of codewordModules.entries()) {
    const isDark = (darkness[place] as number) > 0
    const isSet = isDark !== isTurned(Math.floor(place / sizeModules), place % sizeModules)
    values[bit >> 3] = ((values[bit >> 3] as number) << 1) | (isSet ? 1 : 0)
  }
  return values
}

/** Corrects all blocks in place; whether that could be done. */
function correctBlocks(
  codewords: Uint8Array,
  { blocks, blockOfCodeword }: ReturnType<typeof blockStructure>,
): boolean {
  return blocks.every(({ ecCodewords }, block) => {
    const places = [...blockOfCodeword.keys()].filter((place) => blockOfCodeword[place] === block)
    const received = Uint8Array.from(places, (place) => codewords[place] as number)
    const corrected = correctBlock(received, ecCodewords)
    if (!corrected) return false
    for (const [index, place] of places.entries()) {
      codewords[place] = corrected.codewords[index] as number
    }
    return true
  })
}
