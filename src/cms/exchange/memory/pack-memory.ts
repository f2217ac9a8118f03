import type { ExchangeFileFault } from '@/exchange/exchange'
import { maxShownFaults, type TableReport } from '@/exchange/table-report'
import type { ReadMemory } from '@/exchange/tmx/read-tmx'

/** What a worker has read: a report, and rows of the memory as JSON, which the database takes apart. */
export type PackedMemory = ExchangeFileFault | { report: TableReport; pieces: string[] }

const unitsOfPiece = 2_000

export function packMemory(read: ReadMemory | ExchangeFileFault): PackedMemory {
  if ('reason' in read) return read
  const { units, faults } = read
  const rows = units.map((unit, position) => ({ ...unit, key: '', position }))
  const pieces: string[] = []
  for (let at = 0; at < rows.length; at += unitsOfPiece)
    pieces.push(JSON.stringify(rows.slice(at, at + unitsOfPiece)))
  const report = {
    ...{ added: units.length, changed: 0, same: 0, refused: faults.length },
    faults: faults.slice(0, maxShownFaults),
  }
  return { report, pieces }
}
