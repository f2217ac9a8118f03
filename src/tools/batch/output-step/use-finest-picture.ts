import { useMemo } from 'react'
import type { BarcodeFormat } from '@/qr/barcode'
import type { Design } from '@/qr/design'
import type { BatchRow } from '../batch-job'
import { useRowScene } from '../pictures/use-row-scene'
import { type FinestPicture, findFinestPicture, findLongest } from './find-finest-picture'

/** The row with the smallest modules; for barcodes null until the longest one is drawn. */
export function useFinestPicture(
  rows: readonly BatchRow[],
  design: Design,
  barcode: BarcodeFormat | undefined,
): FinestPicture | null {
  const finest = useMemo(
    () => (barcode ? null : findFinestPicture(rows, design)),
    [rows, design, barcode],
  )
  const longest = useMemo(() => (barcode ? findLongest(rows) : undefined), [rows, barcode])
  const scene = useRowScene(longest, design, barcode)
  return longest ? scene && { row: longest.row, modulesWide: scene.width } : finest
}
