import type { BoxMm } from './layout-sheet'
import type { SheetFormat } from './sheet-format'

/** Tolerance of cutters and printers; nothing is drawn closer to a field's edge. */
const paddingMm = 2
/** Height of the caption as a share of the field's height: capitals of 8 to 14 points. */
const captionShare = 0.13
const captionLimitsMm = { min: 3.2, max: 7 } as const
const captionGapMm = 1

/** Where the text of a label is, how many lines it may have, and its size; null fits the room. */
export type CaptionStyle = {
  place: 'below' | 'beside'
  lines: number
  sizeMm: number | null
}

/** Line height of texts with a chosen size. */
const lineHeight = 1.2
/** The share of the label that the code has at least with a text below it or next to it. */
const codeShare = { below: 0.45, beside: 0.6 } as const
const besideGapMm = 2

export type LabelOptions = {
  hasCaption: boolean
  /** By default one line below the code. */
  caption?: CaptionStyle | undefined
  /** Width of the code's picture; if absent, as large as possible. */
  codeWidthMm?: number
}

/** Boxes inside a field, relative to the field's top left corner. */
export type LabelPlan = { code: BoxMm; caption: BoxMm | null; isTooWide: boolean }

/**
 * Lays out a code of some width and height (in any unit) in a field, with a line of text under it,
 * both centered. A requested width that does not fit is reduced.
 */
export function placeLabel(
  { fieldWidthMm, fieldHeightMm }: Pick<SheetFormat, 'fieldWidthMm' | 'fieldHeightMm'>,
  { width, height }: { width: number; height: number },
  { hasCaption, codeWidthMm, caption }: LabelOptions,
): LabelPlan {
  // Limits the padding in tiny fields.
  const padding = Math.min(paddingMm, fieldWidthMm / 10, fieldHeightMm / 10)
  const roomX = fieldWidthMm - 2 * padding
  const roomY = fieldHeightMm - 2 * padding
  const { min, max } = captionLimitsMm
  if (hasCaption && caption?.place === 'beside') {
    return placeBeside({ padding, roomX, roomY }, { width, height }, codeWidthMm)
  }
  const oneLine = Math.min(Math.max(fieldHeightMm * captionShare, min), max, roomY / 3)
  const line = Math.min(
    caption?.sizeMm ? caption.sizeMm * lineHeight * caption.lines : oneLine * (caption?.lines ?? 1),
    Math.max(oneLine, roomY * (1 - codeShare.below)),
  )
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

/** The code at the start and the text in the rest of the label. */
function placeBeside(
  { padding, roomX, roomY }: { padding: number; roomX: number; roomY: number },
  { width, height }: { width: number; height: number },
  codeWidthMm: number | undefined,
): LabelPlan {
  const widest = Math.min(roomX * codeShare.beside, (roomY * width) / height)
  const codeWidth = Math.min(codeWidthMm ?? widest, widest)
  const codeHeight = (codeWidth * height) / width
  const gap = Math.min(besideGapMm, roomX / 20)
  return {
    code: {
      xMm: padding,
      yMm: padding + (roomY - codeHeight) / 2,
      widthMm: codeWidth,
      heightMm: codeHeight,
    },
    caption: {
      xMm: padding + codeWidth + gap,
      yMm: padding,
      widthMm: roomX - codeWidth - gap,
      heightMm: roomY,
    },
    isTooWide: codeWidthMm !== undefined && codeWidthMm > widest + 0.05,
  }
}
