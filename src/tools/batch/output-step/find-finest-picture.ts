import { type Design, encodeOptions } from '@/qr/design'
import { encodeMatrix, type Matrix } from '@/qr/encode'
import { planFrame } from '@/qr/render'
import { utf8Length } from '@/std/utf8-length'

type Row = { row: number; text: string }
/** The row with the smallest modules, and the width of its picture in modules. */
export type FinestPicture = { row: number; modulesWide: number }

/**
 * Finds the row with the longest text in bytes, which approximates the most modules: digits need
 * less room than letters.
 */
export function findLongest<Of extends Pick<Row, 'text'>>(rows: readonly Of[]): Of | undefined {
  let longest: Of | undefined
  let most = -1
  for (const row of rows) {
    // Avoids counting bytes, which is slower than this upper bound.
    if (row.text.length * 3 <= most) continue
    const bytes = utf8Length(row.text)
    if (bytes > most) {
      most = bytes
      longest = row
    }
  }
  return longest
}

export function findFinestPicture(rows: readonly Row[], design: Design): FinestPicture | null {
  const longest = findLongest(rows)
  const matrix = longest && findMatrix(longest, design)
  if (!matrix) return null
  const side = matrix.sizeModules + 2 * design.marginModules
  const frame = design.frame && planFrame(design.frame.shape, side, 0, design.frame.text)
  return { row: longest.row, modulesWide: frame ? frame.width : side }
}

/** The symbol of a row; null if its text is too long. */
export function findMatrix({ text }: Pick<Row, 'text'>, design: Design): Matrix | null {
  const drawn = encodeMatrix(text, encodeOptions(design))
  return drawn.ok ? drawn.matrix : null
}
