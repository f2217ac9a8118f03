import type { RowFault } from '../batch-job'
import type { BatchMapping } from './batch-list'

/** Returns the index of the column with the value of a fault; undefined if no column has it. */
export function findFaultColumn(
  { field, reason }: Pick<RowFault, 'field' | 'reason'>,
  { columns, look, quantityColumn, titleColumn, labelText }: BatchMapping,
): number | undefined {
  if (reason === 'quantity') return quantityColumn
  if (reason === 'letters-missing') return look.frameText
  if (reason === 'caption-letters') return labelText ? undefined : titleColumn
  if (!field) return undefined
  const [, target] = /^look\.(\w+)$/.exec(field) ?? []
  return target ? look[target as keyof typeof look] : columns[field]
}
