import { useMemo } from 'react'
import { useBatch } from '../batch-context'
import { type ExactCode, findExactCode } from './find-exact-code'

/** The code whose specification requires its width, if the list has one; barcodes have none. */
export function useExactCode(): ExactCode | null {
  const { ready, design, barcode } = useBatch()
  return useMemo(() => (barcode ? null : findExactCode(ready, design)), [ready, design, barcode])
}
