import type { Level } from '@/qr/encode/matrix'
import { correctSoftly, mostChanceLog2 } from './correct-softly'
import { interleavedBlocks } from './interleaved-blocks'
import { readCodewords } from './read-codewords'
import { readFormat, type SymbolFormat } from './read-format'
import { readSegments, type SymbolContent } from './read-segments'
import { getLayout, type SymbolLayout } from './symbol-layout'

export type ReadSymbol = SymbolContent & { version: number; level: Level; mask: number }

/**
 * Decodes a symbol from its modules.
 *
 * @param darkness one value per module, row by row: above 0 dark, below 0 light, larger magnitudes
 *   more certain; the least certain codewords become erasures where plain correction fails
 */
export function readModules(darkness: Float32Array, version: number): ReadSymbol | undefined {
  const layout = getLayout(version)
  for (const format of readFormat(darkness, layout.sizeModules)) {
    const symbol = readWithFormat(darkness, layout, version, format)
    if (symbol) return symbol
  }
  return undefined
}

function readWithFormat(
  darkness: Float32Array,
  layout: SymbolLayout,
  version: number,
  { level, mask }: SymbolFormat,
): ReadSymbol | undefined {
  const { values, sureness } = readCodewords(darkness, layout, mask)
  const data: number[] = []
  let chanceLog2 = Number.NEGATIVE_INFINITY
  for (const { places, ecCodewords } of interleavedBlocks(version, level)) {
    const received = Uint8Array.from(places, (place) => values[place] as number)
    const doubts = places.map((place) => sureness[place] as number)
    const corrected = correctSoftly(received, ecCodewords, doubts)
    if (!corrected) return undefined
    chanceLog2 = Math.max(chanceLog2, corrected.chanceLog2)
    for (const codeword of corrected.codewords.subarray(0, received.length - ecCodewords)) {
      data.push(codeword)
    }
  }
  if (chanceLog2 > mostChanceLog2) return undefined
  const content = readSegments(Uint8Array.from(data), version)
  return content?.text ? { ...content, version, level, mask } : undefined
}
