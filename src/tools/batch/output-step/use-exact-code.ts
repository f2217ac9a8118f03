import { use, useMemo } from 'react'
import type { Design } from '@/qr/design'
import type { BatchRow } from '../batch-job'
import { ListContext } from '../list/list-context'
import { type ExactCode, findExactCode } from './find-exact-code'

/** The code whose specification requires its width, if the list has one; barcodes have none. */
export function useExactCode(rows: readonly BatchRow[], design: Design): ExactCode | null {
  const barcode = use(ListContext).mapping?.barcode
  return useMemo(() => (barcode ? null : findExactCode(rows, design)), [rows, design, barcode])
}
