import type { Level } from '@/qr/encode/matrix'
import { correctBlock } from './correct-block'
import { interleavedBlocks } from './interleaved-blocks'
import { readCodewords } from './read-codewords'
import { readFormat, type SymbolFormat } from './read-format'
import { readSegments, type SymbolContent } from './read-segments'
import { getLayout, type SymbolLayout } from './symbol-layout'

export type ReadSymbol = SymbolContent & { version: number; level: Level; mask: number }

/**
 * Most that chance may have to do with an answer, as a power of two, for a whole symbol. A random
 * word falls into reach of some codeword with a probability of about C(n − e, t) · 2⁻⁸⁽ᶜ⁻ᵉ⁻ᵗ⁾ for c
 * error-correction codewords, e erasures and t errors. The bound also refuses what the standard's
 * misdecode protection (ISO/IEC 18004, table 9, note b) refuses in the smallest symbols.
 */
const mostChanceLog2 = -24

/**
 * Reads a symbol from its modules.
 *
 * @param darkness one value a module, row by row: above 0 dark, below 0 light, the further from 0
 * the surer; the least sure codewords are given up as erasures where plain correction fails
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
    const doubt = places.map((place, index) => ({ index, sureness: sureness[place] as number }))
    doubt.sort((a, b) => a.sureness - b.sureness)
    const corrected = correctSoftly(
      received,
      ecCodewords,
      doubt.map(({ index }) => index),
    )
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

/**
 * Plain correction, then with ever more of the least sure codewords erased (generalised minimum
 * distance decoding, Forney 1966).
 */
function correctSoftly(
  received: Uint8Array,
  ecCodewords: number,
  leastSureFirst: readonly number[],
) {
  const step = Math.max(2, ecCodewords >> 3)
  for (let erasures = 0; erasures <= ecCodewords - 4; erasures += step) {
    const corrected = correctBlock(received, ecCodewords, leastSureFirst.slice(0, erasures))
    if (!corrected) continue
    const { codewords, errors } = corrected
    const free = received.length - erasures
    const chanceLog2 = log2Choose(free, errors) - 8 * (ecCodewords - erasures - errors)
    if (chanceLog2 <= mostChanceLog2) return { codewords, chanceLog2 }
  }
  return undefined
}

function log2Choose(n: number, k: number): number {
  let sum = 0
  for (let index = 0; index < k; index++) sum += Math.log2((n - index) / (index + 1))
  return sum
}
