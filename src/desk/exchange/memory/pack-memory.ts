import type { ExchangeFileFault } from '../../formats/exchange'
import { maxShownFaults, type TableReport } from '../../formats/table-report'
import type { ReadMemory } from '../../formats/tmx/read-tmx'

/** What a worker has read: a report, and rows of the memory as JSON, which the database takes apart. */
export type PackedMemory = ExchangeFileFault | { report: TableReport; pieces: string[] }

/** Of JSON, which is sent to the database in one turn of the event loop. */
const charactersOfPiece = 500_000

export function packMemory(read: ReadMemory | ExchangeFileFault): PackedMemory {
  if ('reason' in read) return read
  const { units, faults } = read
  const pieces: string[] = []
  let rows: string[] = []
  let characters = 0
  const end = () => {
    if (rows.length > 0) pieces.push(`[${rows.join()}]`)
    rows = []
    characters = 0
  }
  for (const [position, unit] of units.entries()) {
    const row = JSON.stringify({ ...unit, key: '', position })
    rows.push(row)
    characters += row.length
    if (characters >= charactersOfPiece) end()
  }
  end()
  const report = {
    ...{ added: units.length, changed: 0, same: 0, refused: faults.length },
    faults: faults.slice(0, maxShownFaults),
  }
  return { report, pieces }
}
