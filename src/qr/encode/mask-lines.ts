import type { BitLines } from './bit-lines'
import { dataMasks } from './data-masks'

/** Number of lines after which every mask repeats, along rows and along columns. */
export const maskPeriod = 12
/** Number of words in the longest line, 177 modules. */
const words = 6

type MaskLines = { rows: BitLines; columns: BitLines }

let drawn: readonly MaskLines[] | undefined

/**
 * A mask for symbols of any version: twelve lines, where line n also applies to lines n + 12, n +
 * 24 …; all first words, then all second words, and so on.
 */
export function maskLines(mask: number): MaskLines {
  drawn ??= dataMasks.map((isInverted) => ({
    rows: drawLines(isInverted),
    columns: drawLines((column, row) => isInverted(row, column)),
  }))
  const lines = drawn[mask]
  if (!lines) throw new RangeError(`No data mask pattern: ${mask}`)
  return lines
}

function drawLines(isInverted: (line: number, at: number) => boolean): BitLines {
  return Int32Array.from({ length: words * maskPeriod }, (_, index) => {
    const line = index % maskPeriod
    const start = Math.floor(index / maskPeriod) * 32
    let word = 0
    for (let bit = 0; bit < 32; bit++) if (isInverted(line, start + bit)) word |= 1 << bit
    return word
  })
}
