import { correctSoftly } from '@/qr/decode/symbol/correct-softly'
import { interleavedBlocks } from '@/qr/decode/symbol/interleaved-blocks'
import { readCodewords } from '@/qr/decode/symbol/read-codewords'
import { readFormat } from '@/qr/decode/symbol/read-format'
import { getLayout } from '@/qr/decode/symbol/symbol-layout'
import type { Level } from '@/qr/encode/matrix'
import type { SymbolBlock } from './symbol-facts'

export type CorrectedSymbol = {
  level: Level
  mask: number
  /** All codewords of the symbol, in transmission order. */
  codewords: Uint8Array
  /** Data codewords, in content order. */
  data: Uint8Array
  blocks: readonly SymbolBlock[]
}

/**
 * Corrects the codewords of a symbol. Returns undefined if the modules differ too much from every
 * valid symbol.
 *
 * @param darkness one value per module, row by row: above 0 dark, below 0 light, larger magnitudes
 *   more certain
 */
export function correctSymbol(
  darkness: Float32Array,
  version: number,
): CorrectedSymbol | undefined {
  const layout = getLayout(version)
  for (const { level, mask } of readFormat(darkness, layout.sizeModules)) {
    const { values, sureness } = readCodewords(darkness, layout, mask)
    const corrected = correctBlocks(values, sureness, version, level)
    if (corrected) return { level, mask, ...corrected }
  }
  return undefined
}

function correctBlocks(
  values: Uint8Array,
  sureness: Float32Array,
  version: number,
  level: Level,
): Pick<CorrectedSymbol, 'codewords' | 'data' | 'blocks'> | undefined {
  const codewords = Uint8Array.from(values)
  const data: number[] = []
  const blocks: SymbolBlock[] = []
  for (const { ecCodewords, places } of interleavedBlocks(version, level)) {
    const received = Uint8Array.from(places, (place) => values[place] as number)
    const doubts = places.map((place) => sureness[place] as number)
    const block = correctSoftly(received, ecCodewords, doubts)
    if (!block) return undefined
    let corrected = 0
    for (const [index, place] of places.entries()) {
      const value = block.codewords[index] as number
      if (value !== received[index]) corrected++
      codewords[place] = value
    }
    const dataCodewords = places.length - ecCodewords
    for (const value of block.codewords.subarray(0, dataCodewords)) data.push(value)
    const unusedShare = Math.max(0, 1 - (2 * corrected) / ecCodewords)
    blocks.push({ dataCodewords, ecCodewords, corrected, unusedShare })
  }
  return { codewords, data: Uint8Array.from(data), blocks }
}
