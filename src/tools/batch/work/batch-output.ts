import type { StoredFile } from './batch-folder'
import type { DrawnRow } from './drawn-row'

/** Counted from 1. */
export type LabelPlace = { sheet: number; field: number }

/** The file that a batch becomes, written in the order of the rows. */
export type BatchFile = {
  /** Where in the file the code has come to lie. */
  add: (name: string, drawn: DrawnRow) => Promise<{ name: string; place: LabelPlace | null }>
  /** Whether all that was added is in the file. */
  isWhole: () => boolean
  /** What has to be known of all since the last call to go on from here; plain data. */
  takeLog: () => unknown
  /** Restores the log entries of an earlier run, one by one, before new rows are added. */
  restore: (log: unknown) => void
  finish: (manifest: StoredFile) => Promise<void>
}
