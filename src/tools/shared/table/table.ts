/** Why a table cannot be read; message keys under `batch.list.failures`. */
export const tableFailures = [
  'empty',
  'too-large',
  'too-many-rows',
  'too-many-columns',
  'old-workbook',
  'locked-workbook',
  'not-a-table',
  'damaged-workbook',
] as const
export type TableFailure = (typeof tableFailures)[number]

/** Rows of text, and the properties detected while reading. */
export type Table = {
  cells: string[][]
  brokenRows: number[]
  sheets?: string[]
  /** Sheets that are hidden in the workbook; none of them is opened by itself. */
  hiddenSheets?: string[]
  sheet?: string
  encoding?: string
  delimiter?: string
  /** Links behind cells, by `cellKey`. */
  links?: Readonly<Record<string, string>>
  /** Cells of a workbook whose formula has no result in the file, by `cellKey`. */
  missingValues?: readonly string[]
  /** Number of rows that are hidden in the workbook; they are left empty. */
  hiddenRows?: number
  /** Number of rows above the headings, such as a title; they are left empty. */
  titleRows?: number
}

/** Key of a cell by its row and column, both from 0. */
export function cellKey(row: number, column: number): string {
  return `${row}:${column}`
}

export type ReadTable = { ok: true; table: Table } | { ok: false; reason: TableFailure }
