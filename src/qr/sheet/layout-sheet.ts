import type { SheetFormat } from './sheet-format'

/** Offsets from the top left of the paper, in millimeters. */
export type BoxMm = { xMm: number; yMm: number; widthMm: number; heightMm: number }

/** A field of a sheet; `index` is the index of its label, null for an empty field. */
export type SheetField = BoxMm & { number: number; index: number | null }

type Labels = { count: number; startAt?: number }

/**
 * Places `count` labels row by row and returns all fields of each sheet. If `startAt` is more than
 * 1, the first fields of the first sheet stay empty, because their labels are used up.
 */
export function layoutSheet(format: SheetFormat, labels: Labels): SheetField[][] {
  return Array.from({ length: countSheets(format, labels) }, (_, sheet) =>
    layoutSheetAt(format, labels, sheet),
  )
}

export function countSheets(format: SheetFormat, { count, startAt }: Labels): number {
  const fieldCount = format.columns * format.rows
  return Math.max(1, Math.ceil((countSkipped(format, startAt) + count) / fieldCount))
}

/** The fields of one sheet, counted from 0. */
export function layoutSheetAt(
  format: SheetFormat,
  { count, startAt }: Labels,
  sheet: number,
): SheetField[] {
  const fieldCount = format.columns * format.rows
  return Array.from({ length: fieldCount }, (_, field) => {
    const index = sheet * fieldCount + field - countSkipped(format, startAt)
    return {
      number: field + 1,
      index: index >= 0 && index < count ? index : null,
      xMm: format.leftMm + (field % format.columns) * format.pitchXMm,
      yMm: format.topMm + Math.floor(field / format.columns) * format.pitchYMm,
      widthMm: format.fieldWidthMm,
      heightMm: format.fieldHeightMm,
    }
  })
}

function countSkipped({ columns, rows }: SheetFormat, startAt = 1): number {
  return Math.min(Math.max(1, startAt), columns * rows) - 1
}
