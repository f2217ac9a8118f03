import { type Design, designForText, findRequiredWidthMm } from '@/qr/design'
import { fitSymbolWidth, planFrame } from '@/qr/render'
import { findMatrix } from './find-finest-picture'

export type ExactCode = {
  /** Width of the symbol that its specification requires. */
  requiredMm: number
  /** The picture with quiet zone and frame, in modules, and its required width in millimeters. */
  picture: { width: number; height: number }
  widthMm: number
  /** Whether all rows have a required width. */
  isAlone: boolean
}

/**
 * Finds the row with the widest picture among those whose specification requires the width of the
 * symbol: that with the fewest modules, which leaves most room to the quiet zone. Null without such
 * rows.
 */
export function findExactCode(rows: readonly { text: string }[], design: Design): ExactCode | null {
  const exact = rows.filter(({ text }) => findRequiredWidthMm(text) !== undefined)
  const [first] = exact
  const requiredMm = first && findRequiredWidthMm(first.text)
  if (!requiredMm) return null
  const shortest = exact.reduce((one, other) => (other.text.length < one.text.length ? other : one))
  const matrix = findMatrix(shortest, designForText(shortest.text, design))
  if (!matrix) return null
  const side = matrix.sizeModules + 2 * design.marginModules
  const { frame } = design
  const { width, height } = frame
    ? planFrame(frame.shape, side, 0, frame.text)
    : { width: side, height: side }
  return {
    requiredMm,
    picture: { width, height },
    widthMm: fitSymbolWidth({ width, symbol: matrix }, requiredMm),
    isAlone: exact.length === rows.length,
  }
}
