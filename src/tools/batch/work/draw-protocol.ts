import type { PackedEntry } from '@/qr/batch/pack-entry'
import type { SheetLabel } from '@/qr/sheet/plan-sheet'
import type { RowFault } from '../batch-job'
import type { JobHeader, WorkRow } from './work-job'

/** A row that became a code: packed for an archive, or drawn for a label. */
export type DrawnRow = {
  ok: true
  made: { kind: 'file'; packed: PackedEntry } | { kind: 'label'; label: SheetLabel }
  version: number
  level: string
  sizeModules: number
}

export type DrawnOrFault = DrawnRow | { ok: false; fault: RowFault }

/** What a drawing worker is told through its port. */
export type DrawOrder =
  | { kind: 'prepare'; header: JobHeader; wasmUrl: string }
  | { kind: 'draw'; id: number; rows: readonly WorkRow[] }

/** `ready` once after `prepare`; `drawn` with a result for each row. */
export type DrawAnswer = { kind: 'ready' } | { kind: 'drawn'; id: number; results: DrawnOrFault[] }
