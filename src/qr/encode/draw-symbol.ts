import { type BitLines, type LineLayout, lineLayouts, setBit } from './bit-lines'
import { remainder } from './function-patterns'
import { maskLines, maskPeriod } from './mask-lines'
import type { Level } from './matrix'
import { measurePenalty } from './measure-penalty'

const masks = [0, 1, 2, 3, 4, 5, 6, 7] as const

/**
 * Places codewords, masks them and adds the format information (ISO/IEC 18004, 7.7 to 7.10).
 *
 * @param codewords all codewords of the version, in transmission order
 * @param mask 'auto': the mask with the lowest penalty, the first of several
 */
export function drawSymbol(
  codewords: Uint8Array,
  version: number,
  level: Level,
  mask: 'auto' | number,
): { modules: Uint8Array; mask: number } {
  const layout = lineLayouts(version).rows
  const unmasked = placeCodewords(codewords, layout)
  const chosen = mask === 'auto' ? chooseMask(unmasked, codewords, version, level) : mask
  const lines = new Int32Array(unmasked.length)
  applyMask(unmasked, layout, maskLines(chosen).rows, formatInformation(level, chosen), lines)
  return { modules: unpack(lines, layout.sizeModules), mask: chosen }
}

/** Chooses the mask with the lowest penalty, format information included (7.8.3). */
function chooseMask(
  unmaskedRows: BitLines,
  codewords: Uint8Array,
  version: number,
  level: Level,
): number {
  const layout = lineLayouts(version)
  const unmaskedColumns = placeCodewords(codewords, layout.columns)
  const rows = new Int32Array(unmaskedRows.length)
  const columns = new Int32Array(unmaskedRows.length)
  let best = 0
  let lowest = Number.POSITIVE_INFINITY
  for (const mask of masks) {
    const lines = maskLines(mask)
    const format = formatInformation(level, mask)
    applyMask(unmaskedRows, layout.rows, lines.rows, format, rows)
    applyMask(unmaskedColumns, layout.columns, lines.columns, format, columns)
    const penalty = measurePenalty(rows, columns, layout.rows.sizeModules)
    if (penalty < lowest) {
      lowest = penalty
      best = mask
    }
  }
  return best
}

/** Returns function patterns and data before masking; remainder bits are 0 (7.7.3). */
function placeCodewords(codewords: Uint8Array, { functionLines, dataBits }: LineLayout): BitLines {
  const lines = functionLines.slice()
  for (let index = 0, place = 0; index < codewords.length; index++) {
    const codeword = codewords[index] as number
    for (let bit = 7; bit >= 0; bit--) {
      setBit(lines, dataBits[place++] as number, (codeword >> bit) & 1)
    }
  }
  return lines
}

function applyMask(
  unmasked: BitLines,
  { sizeModules, dataLines, formatBits }: LineLayout,
  mask: BitLines,
  format: number,
  lines: BitLines,
): void {
  for (let start = 0, maskStart = 0; start < lines.length; start += sizeModules) {
    for (let line = 0, maskLine = 0; line < sizeModules; line++) {
      lines[start + line] =
        (unmasked[start + line] as number) ^
        ((dataLines[start + line] as number) & (mask[maskStart + maskLine] as number))
      maskLine = maskLine === maskPeriod - 1 ? 0 : maskLine + 1
    }
    maskStart += maskPeriod
  }
  for (let index = 0; index < formatBits.length; index++) {
    setBit(lines, formatBits[index] as number, (format >> (index % 15)) & 1)
  }
}

function unpack(lines: BitLines, sizeModules: number): Uint8Array {
  const modules = new Uint8Array(sizeModules * sizeModules)
  for (let start = 0, left = 0; start < lines.length; start += sizeModules, left += 32) {
    const bits = Math.min(32, sizeModules - left)
    for (let row = 0; row < sizeModules; row++) {
      const word = lines[start + row] as number
      const first = row * sizeModules + left
      for (let bit = 0; bit < bits; bit++) modules[first + bit] = (word >>> bit) & 1
    }
  }
  return modules
}

const levelBits = { L: 0b01, M: 0b00, Q: 0b11, H: 0b10 } as const

/**
 * Level and mask with their BCH code, masked so that the bits are never all light (7.9.1, annex C).
 */
function formatInformation(level: Level, mask: number): number {
  const data = ((levelBits[level] << 3) | mask) << 10
  return (data | remainder(data, 0x537)) ^ 0x5412
}
