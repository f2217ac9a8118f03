import type { StoredFile } from './batch-folder'
import type { DrawnRow } from './drawn-row'

/** Counted from 1. */
export type LabelPlace = { sheet: number; field: number }

/** The output file of a batch, written in the order of the rows. */
export type BatchFile = {
  /** Adds a code, and returns its place in the file. */
  add: (
    name: string,
    drawn: DrawnRow,
    /** Labels of the row; an archive has each file once. */
    quantity: number,
  ) => Promise<{ name: string; place: LabelPlace | null }>
  /** Whether the file contains everything that was added. */
  isWhole: () => boolean
  /** Returns the state since the last call that is necessary to resume; plain data. */
  takeLog: () => unknown
  /** Restores the log entries of an earlier run, one by one, before new rows are added. */
  restore: (log: unknown) => void
  finish: (manifest: StoredFile) => Promise<void>
}
