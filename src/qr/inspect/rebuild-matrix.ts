import { correctBlock } from '@/qr/decode/symbol/correct-block'
import { interleavedBlocks } from '@/qr/decode/symbol/interleaved-blocks'
import { readCodewords } from '@/qr/decode/symbol/read-codewords'
import { readFormat } from '@/qr/decode/symbol/read-format'
import { getLayout } from '@/qr/decode/symbol/symbol-layout'
import { drawSymbol } from '@/qr/encode/draw-symbol'
import type { Level, Matrix } from '@/qr/encode/matrix'

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
  const layout = getLayout(version)
  const { sizeModules } = layout
  for (const { level, mask } of readFormat(darkness, sizeModules)) {
    const { values: codewords } = readCodewords(darkness, layout, mask)
    if (!correctBlocks(codewords, version, level)) continue
    const { modules } = drawSymbol(codewords, version, level, mask)
    const segments = [{ mode: 'byte' as const, text }]
    return { sizeModules, modules, version, level, mask, segments, eci: false }
  }
  return undefined
}

/** Corrects all blocks in place; whether that could be done. */
function correctBlocks(codewords: Uint8Array, version: number, level: Level): boolean {
  return interleavedBlocks(version, level).every(({ ecCodewords, places }) => {
    const received = Uint8Array.from(places, (place) => codewords[place] as number)
    const corrected = correctBlock(received, ecCodewords)
    if (!corrected) return false
    for (const [index, place] of places.entries()) {
      codewords[place] = corrected.codewords[index] as number
    }
    return true
  })
}
