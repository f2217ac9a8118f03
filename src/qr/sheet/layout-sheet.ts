import type { SheetFormat } from './sheet-format'

/** Offsets from the top left of the paper, in millimetres. */
export type BoxMm = { xMm: number; yMm: number; widthMm: number; heightMm: number }

/** A field of a sheet; `index` is the index of its label, null for an empty field. */
export type SheetField = BoxMm & { number: number; index: number | null }

/**
 * Places `count` labels row by row and returns all fields of each sheet. If `startAt` is more than
 * 1, the first fields of the first sheet stay empty, because their labels are used up.
 */
export function layoutSheet(
  format: SheetFormat,
  { count, startAt = 1 }: { count: number; startAt?: number },
): SheetField[][] {
  const fieldCount = format.columns * format.rows
  const skipped = Math.min(Math.max(1, startAt), fieldCount) - 1
  const sheetCount = Math.max(1, Math.ceil((skipped + count) / fieldCount))
  return Array.from({ length: sheetCount }, (_, sheet) => {
    return Array.from({ length: fieldCount }, (_, field) => {
      const index = sheet * fieldCount + field - skipped
      return {
        number: field + 1,
        index: index >= 0 && index < count ? index : null,
        xMm: format.leftMm + (field % format.columns) * format.pitchXMm,
        yMm: format.topMm + Math.floor(field / format.columns) * format.pitchYMm,
        widthMm: format.fieldWidthMm,
        heightMm: format.fieldHeightMm,
      }
    })
  })
}
