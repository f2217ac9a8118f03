import { dataMasks } from '@/qr/encode/data-masks'
import type { SymbolLayout } from './symbol-layout'

/**
 * Returns the unmasked codewords in transmission order, with a confidence for each: that of its
 * least certain module.
 *
 * @param darkness one value per module, row by row: above 0 dark, below 0 light
 */
export function readCodewords(darkness: Float32Array, layout: SymbolLayout, mask: number) {
  const isTurned = dataMasks[mask] as (row: number, column: number) => boolean
  const values = new Uint8Array(layout.codewords)
  const sureness = new Float32Array(layout.codewords).fill(Number.POSITIVE_INFINITY)
  for (const [bit, place] of layout.codewordModules.entries()) {
    const value = darkness[place] as number
    const row = Math.floor(place / layout.sizeModules)
    const isSet = value > 0 !== isTurned(row, place % layout.sizeModules)
    const codeword = bit >> 3
    values[codeword] = ((values[codeword] as number) << 1) | (isSet ? 1 : 0)
    sureness[codeword] = Math.min(sureness[codeword] as number, Math.abs(value))
  }
  return { values, sureness }
}
