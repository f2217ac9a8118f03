import type { RowFault } from '../batch-job'
import type { BatchMapping } from './batch-list'

/** Returns the index of the column with the value of a fault; undefined if no column has it. */
export function findFaultColumn(
  { field, reason }: Pick<RowFault, 'field' | 'reason'>,
  { columns, look, quantityColumn }: BatchMapping,
): number | undefined {
  if (reason === 'quantity') return quantityColumn
  if (!field) return undefined
  const [, target] = /^look\.(\w+)$/.exec(field) ?? []
  return target ? look[target as keyof typeof look] : columns[field]
}
