import type { BatchRow } from '../batch-job'
import type { BatchMapping } from './batch-list'
import type { RowsPlan } from './plan-rows'
import { usualQuantity } from './read-quantity'

export type PlanQuantities = {
  /** Rows without a quantity, or with 0. */
  emptyRows: number
  /** Rows that ask for more labels than usual, which has to be confirmed. */
  large: { count: number; firstRow: number; most: number } | null
}

export type CountedPlan = { plan: RowsPlan; quantities: PlanQuantities | null }

/**
 * Applies the quantities of a list to the rows of its labels: faulty ones are faults, rows without
 * labels are left out if the visitor wants that. An archive has each file once, whatever its
 * quantity is.
 */
export function applyQuantities(
  plan: RowsPlan,
  { quantityColumn, emptyQuantity = 'skip' }: BatchMapping,
  isPrinted: boolean,
): CountedPlan {
  if (!isPrinted || quantityColumn === undefined) return { plan, quantities: null }
  const faulty = new Set(plan.quantityFaults.map(({ row }) => row))
  const rows: BatchRow[] = []
  const quantities: PlanQuantities = { emptyRows: 0, large: null }
  for (const { quantity = 1, ...row } of plan.rows) {
    if (faulty.has(row.row)) continue
    if (quantity === null || quantity === 0) {
      quantities.emptyRows++
      if (emptyQuantity === 'one') rows.push(row)
      continue
    }
    if (quantity > usualQuantity) {
      const { count, firstRow, most } = quantities.large ?? { count: 0, firstRow: row.row, most: 0 }
      quantities.large = { count: count + 1, firstRow, most: Math.max(most, quantity) }
    }
    rows.push({ ...row, quantity })
  }
  const faults = [...plan.faults, ...plan.quantityFaults].sort((one, two) => one.row - two.row)
  return { plan: { ...plan, rows, faults }, quantities }
}
