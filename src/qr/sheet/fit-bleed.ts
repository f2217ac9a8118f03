import { findPaperSize } from './paper'
import type { SheetFormat } from './sheet-format'

/** Room for cut marks outside of the bleed. */
const marksMm = 5

/** A sheet whose page is larger than its paper by `extraMm` on each side. */
export type BleedSheet = { format: SheetFormat; extraMm: number; widthMm: number; heightMm: number }

/**
 * Enlarges the page of a sheet so that the bleed of its outer fields, and their cut marks, fit
 * outside of the trimmed paper. Without bleed, the page is the paper.
 */
export function fitBleed(
  format: SheetFormat,
  { bleedMm = 0, hasCutMarks = false }: { bleedMm?: number; hasCutMarks?: boolean },
): BleedSheet {
  const paper = findPaperSize(format)
  if (bleedMm === 0) return { format, extraMm: 0, ...paper }
  const { leftMm, topMm, columns, rows, pitchXMm, pitchYMm, fieldWidthMm, fieldHeightMm } = format
  const right = paper.widthMm - leftMm - (columns - 1) * pitchXMm - fieldWidthMm
  const bottom = paper.heightMm - topMm - (rows - 1) * pitchYMm - fieldHeightMm
  const needed = bleedMm + (hasCutMarks ? marksMm : 0)
  const extraMm = Math.max(0, needed - Math.min(leftMm, topMm, right, bottom))
  return {
    format: { ...format, leftMm: leftMm + extraMm, topMm: topMm + extraMm },
    extraMm,
    widthMm: paper.widthMm + 2 * extraMm,
    heightMm: paper.heightMm + 2 * extraMm,
  }
}
