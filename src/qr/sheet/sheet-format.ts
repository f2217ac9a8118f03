import type { SheetPaper } from './paper'

/** A sheet of equal fields in rows and columns; all lengths in millimeters. */
export type SheetFormat = SheetPaper & {
  columns: number
  rows: number
  fieldWidthMm: number
  fieldHeightMm: number
  /** Distance from the edges of the paper to the first field. */
  leftMm: number
  topMm: number
  /** Distance from the edge of one field to the same edge of the next. */
  pitchXMm: number
  pitchYMm: number
}
