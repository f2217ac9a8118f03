import type { PackedEntry } from '@/qr/batch'
import type { SheetLabel } from '@/qr/sheet'
import type { RowFault } from '../batch-job'

/** A drawn row: packed for an archive, or prepared for a label. */
export type DrawnRow = {
  ok: true
  made: { kind: 'file'; packed: PackedEntry } | { kind: 'label'; label: SheetLabel }
  version: number
  level: string
  sizeModules: number
}

export type DrawnOrFault = DrawnRow | { ok: false; fault: RowFault }
