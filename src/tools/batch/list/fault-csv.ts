import { csvLine, csvStart } from '@/std/csv-line'
import type { RowFault } from '../batch-job'
import type { BatchList } from './batch-list'
import { columnNames } from './find-columns'

/**
 * Writes the faulty rows as a list of their own: first the fault, then the original cells, so that
 * the list can be fixed and imported again.
 */
export function writeFaultCsv(
  faults: readonly RowFault[],
  list: Pick<BatchList, 'cells' | 'hasHeadings'>,
  headings: { row: string; reason: string },
  describe: (fault: RowFault) => string,
): string {
  const byRow = new Map<number, string[]>()
  for (const fault of faults) {
    const reasons = byRow.get(fault.row) ?? []
    reasons.push(describe(fault))
    byRow.set(fault.row, reasons)
  }
  const lines = [...byRow].map(([row, reasons]) =>
    csvLine([row, reasons.join(' '), ...(list.cells[row - 1] ?? [])]),
  )
  return csvStart + csvLine([headings.row, headings.reason, ...columnNames(list)]) + lines.join('')
}
