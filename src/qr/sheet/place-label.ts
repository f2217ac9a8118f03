import type { BoxMm } from './layout-sheet'
import type { SheetFormat } from './sheet-format'

/** Cutters and printers miss by a millimetre or two; nothing is drawn nearer to a field's edge. */
const paddingMm = 2
/** Capitals of 8 to 14 points, by the height of the field. */
const captionShare = 0.13
const captionLimitsMm = { min: 3.2, max: 7 } as const
const captionGapMm = 1

export type LabelOptions = {
  hasCaption: boolean
  /** Width of the code's picture; absent, as large as fits. */
  codeWidthMm?: number
}

/** Boxes inside a field, measured from the field's own corner. */
export type LabelPlan = { code: BoxMm; caption: BoxMm | null; isTooWide: boolean }

/**
 * Lays a code of some width and height (in any unit) out in a field, with a line of text under it,
 * both in the middle. A requested width that does not fit is reduced to what fits.
 */
export function placeLabel(
  { fieldWidthMm, fieldHeightMm }: Pick<SheetFormat, 'fieldWidthMm' | 'fieldHeightMm'>,
  { width, height }: { width: number; height: number },
  { hasCaption, codeWidthMm }: LabelOptions,
): LabelPlan {
  // Tiny fields keep most of themselves.
  const padding = Math.min(paddingMm, fieldWidthMm / 10, fieldHeightMm / 10)
  const roomX = fieldWidthMm - 2 * padding
  const roomY = fieldHeightMm - 2 * padding
  const { min, max } = captionLimitsMm
  const line = Math.min(Math.max(fieldHeightMm * captionShare, min), max, roomY / 3)
  const below = hasCaption ? line + Math.min(captionGapMm, roomY / 20) : 0

  const widest = Math.min(roomX, ((roomY - below) * width) / height)
  const codeWidth = Math.min(codeWidthMm ?? widest, widest)
  const codeHeight = (codeWidth * height) / width
  const top = (fieldHeightMm - codeHeight - below) / 2
  return {
    code: {
      xMm: (fieldWidthMm - codeWidth) / 2,
      yMm: top,
      widthMm: codeWidth,
      heightMm: codeHeight,
    },
    caption: hasCaption
      ? { xMm: padding, yMm: top + codeHeight + below - line, widthMm: roomX, heightMm: line }
      : null,
    isTooWide: codeWidthMm !== undefined && codeWidthMm > widest + 0.05,
  }
}
