import type { BatchRow } from '../batch-job'
import {
  type BatchList,
  type BatchMapping,
  type StyleTarget,
  styleTargets,
} from '../list/batch-list'
import { columnNames } from '../list/find-columns'

/** The columns that override parts of the design, and the number of rows in which they do. */
export type StyleColumns = Partial<Record<StyleTarget, { name: string; count: number }>>

export function findStyleColumns(
  list: BatchList,
  { look }: BatchMapping,
  rows: readonly BatchRow[],
): StyleColumns {
  const names = columnNames(list)
  const found: StyleColumns = {}
  for (const target of styleTargets) {
    const name = names[look[target] ?? -1]
    if (name === undefined) continue
    const count = rows.filter((row) => row.look?.[target] !== undefined).length
    found[target] = { name, count }
  }
  return found
}
