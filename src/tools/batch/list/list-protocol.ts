import type { BatchList, BatchMapping } from './batch-list'
import type { PlanOptions, RowsPlan } from './plan-rows'
import type { TableSource } from './read-table'
import type { ReadTable } from './table'

/** What the page asks of the worker. A list is sent once, and planned as often as it is mapped. */
export type ListRequest =
  | { do: 'read'; id: number; source: TableSource }
  | { do: 'plan'; id: number; list: BatchList | null; mapping: BatchMapping; options: PlanOptions }
  | { do: 'stop'; id: number }

export type ListAnswer =
  | { id: number; kind: 'read'; read: ReadTable }
  | { id: number; kind: 'progress'; row: number }
  | { id: number; kind: 'plan'; plan: RowsPlan }
  | { id: number; kind: 'failed' }
