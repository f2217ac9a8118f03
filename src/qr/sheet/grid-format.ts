import { findPaperSize, type SheetPaper } from './paper'
import type { SheetFormat } from './sheet-format'

export const gridLimits = {
  columns: { min: 1, max: 20 },
  rows: { min: 1, max: 30 },
  marginMm: { min: 0, max: 60 },
  gapMm: { min: 0, max: 40 },
} as const

/** Smallest usable side of a field, in millimeters. */
const leastFieldMm = 5

export type GridOptions = SheetPaper & {
  columns: number
  rows: number
  /** Margin around all fields; printers cannot print the outer 3 to 5 mm. */
  marginMm: number
  /** Gap between fields. */
  gapMm: number
}

/** Divides a sheet evenly into rows and columns; null if margins and gaps leave no space. */
export function findGridFormat({
  columns,
  rows,
  marginMm,
  gapMm,
  ...sheet
}: GridOptions): SheetFormat | null {
  const { widthMm, heightMm } = findPaperSize(sheet)
  const fieldWidthMm = (widthMm - 2 * marginMm - (columns - 1) * gapMm) / columns
  const fieldHeightMm = (heightMm - 2 * marginMm - (rows - 1) * gapMm) / rows
  if (Math.min(fieldWidthMm, fieldHeightMm) < leastFieldMm) return null
  return {
    ...sheet,
    columns,
    rows,
    fieldWidthMm,
    fieldHeightMm,
    leftMm: marginMm,
    topMm: marginMm,
    pitchXMm: fieldWidthMm + gapMm,
    pitchYMm: fieldHeightMm + gapMm,
  }
}
