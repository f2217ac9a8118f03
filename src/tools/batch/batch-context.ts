import { createContext, use } from 'react'
import type { BarcodeFormat } from '@/qr/barcode'
import type { Design } from '@/qr/design'
import type { BatchRow, RowFault } from './batch-job'
import type { PlanQuantities } from './list/apply-quantities'
import type { BatchList, BatchMapping } from './list/batch-list'
import type { RowsPlanState } from './list/use-rows-plan'
import type { OutputSettings } from './output-step/output-settings'
import type { RunControl } from './run/run-control'

/** Id of the list of faults, the target of links to it. */
export const faultsId = 'batch-faults'

/** Why a run cannot start; message keys under `batch.run.not`. */
export type NotReady = 'planning' | 'failed' | 'noRows' | 'noRoom' | 'noInkName' | 'quantities'

/** The open list with all that is known of it, for the steps after it. */
export type BatchContextValue = {
  /** null while a run continues without its list. */
  list: BatchList | null
  mapping: BatchMapping | null
  /** The names of the columns. */
  columns: readonly string[]
  changeMapping: (mapping: BatchMapping) => void
  barcode: BarcodeFormat | undefined
  planning: RowsPlanState
  /** Of labels, if a column has them. */
  quantities: PlanQuantities | null
  /** The valid rows as drawn. */
  rows: readonly BatchRow[]
  /** Those of them that become codes. */
  ready: readonly BatchRow[]
  /** Faults of the others by their numbers. */
  undrawable: ReadonlyMap<number, RowFault>
  faults: readonly RowFault[]
  /** The number of rows with faults. */
  faulty: number
  design: Design
  setDesign: (design: Design) => void
  restyle: (part: Partial<Design>) => void
  output: OutputSettings
  setOutput: (settings: OutputSettings) => void
  /** Name of the archive if none is entered. */
  suggestedName: string
  run: RunControl
  notReady: NotReady | null
  start: () => void
}

export const BatchContext = createContext<BatchContextValue | null>(null)

export function useBatch(): BatchContextValue {
  const batch = use(BatchContext)
  if (!batch) throw new Error('useBatch needs a BatchContext above it')
  return batch
}

/** The list and the mapping of its columns, for parts that are shown with a list only. */
export function useOpenList() {
  const { list, mapping, columns, changeMapping } = useBatch()
  if (!list || !mapping) throw new Error('No list is open')
  const change = (part: Partial<BatchMapping>) => changeMapping({ ...mapping, ...part })
  return { list, mapping, columns, change, changeMapping }
}

/** The settings of the output, for its fields. */
export function useOutput() {
  const { output: settings, setOutput } = useBatch()
  const change = (part: Partial<OutputSettings>) => setOutput({ ...settings, ...part })
  return { settings, change }
}
