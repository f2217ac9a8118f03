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
  sheet?: string
  encoding?: string
  delimiter?: string
}

export type ReadTable = { ok: true; table: Table } | { ok: false; reason: TableFailure }
