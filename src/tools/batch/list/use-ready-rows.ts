import { useMemo } from 'react'
import type { Design } from '@/qr/design'
import type { OutputSettings } from '../output-step/output-settings'
import type { BatchMapping } from './batch-list'
import type { RowsPlan } from './plan-rows'
import { useLetterFaults } from './use-letter-faults'

type ReadyOptions = {
  mapping: BatchMapping | null
  design: Design
  output: OutputSettings
  /** A sample link as long as those that the server will create, in a dynamic batch. */
  drawnText: string | null
}

/** The valid rows as drawn, those of them that can be drawn, and the faults of all others. */
export function useReadyRows(
  plan: RowsPlan | null,
  { mapping, design, output, drawnText }: ReadyOptions,
) {
  const rows = useMemo(() => {
    const planned = plan?.rows ?? []
    return drawnText ? planned.map((row) => ({ ...row, text: drawnText })) : planned
  }, [plan, drawnText])
  const letterFaults = useLetterFaults(rows, {
    design,
    hasFrames: !mapping?.barcode,
    hasCaption: output.kind === 'labels' && output.hasCaption,
  })
  return useMemo(() => {
    const faults = [...(plan?.faults ?? []), ...letterFaults].sort((a, b) => a.row - b.row)
    const undrawable = new Map(letterFaults.map((fault) => [fault.row, fault]))
    return {
      rows,
      faults,
      /** The number of rows with faults. */
      faulty: new Set(faults.map(({ row }) => row)).size,
      /** Faults by row, of rows that are valid but cannot be drawn. */
      undrawable,
      ready: undrawable.size > 0 ? rows.filter(({ row }) => !undrawable.has(row)) : rows,
    }
  }, [plan, rows, letterFaults])
}
