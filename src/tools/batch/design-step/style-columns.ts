import { useMemo } from 'react'
import { useBatch } from '../batch-context'
import type { StyleTarget } from '../list/batch-list'

/** The column that overrides a part of the design, and the number of rows in which it does. */
export function useStyleColumn(target: StyleTarget): { name: string; count: number } | undefined {
  const { mapping, columns, rows } = useBatch()
  const name = columns[mapping?.look[target] ?? -1]
  const count = useMemo(
    () => rows.filter(({ look }) => look?.[target] !== undefined).length,
    [rows, target],
  )
  return name === undefined ? undefined : { name, count }
}
