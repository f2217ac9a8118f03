import type { StoredFile } from './batch-folder'
import type { WorkRow } from './work-job'

/** The position of a slice of rows in the file, and which rows they are. */
export type RowSlice = { from: number; to: number; first: number; count: number }

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Rows on the disk; only the current slice is in memory. */
export function createRowStore(file: StoredFile, known: readonly RowSlice[] = []) {
  const slices = [...known]
  let total = slices.reduce((sum, { count }) => sum + count, 0)
  let open: { slice: RowSlice; rows: readonly WorkRow[] } | undefined

  function add(rows: readonly WorkRow[]): void {
    const from = file.size()
    file.append(encoder.encode(`${JSON.stringify(rows)}\n`))
    slices.push({ from, to: file.size(), first: total, count: rows.length })
    total += rows.length
  }

  /** From `start`, at most `count`; fewer at the end of a slice, none after the last. */
  function read(start: number, count: number): readonly WorkRow[] {
    const isIn = ({ first, count }: RowSlice) => start >= first && start < first + count
    if (!open || !isIn(open.slice)) {
      const slice = slices.find(isIn)
      if (!slice) return []
      const rows = JSON.parse(decoder.decode(file.read(slice.from, slice.to))) as WorkRow[]
      open = { slice, rows }
    }
    const at = start - open.slice.first
    return open.rows.slice(at, at + count)
  }

  return { add, read, slices: () => slices }
}
