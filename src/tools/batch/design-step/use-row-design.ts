import { useLocale } from 'next-intl'
import { useMemo } from 'react'
import { applyRowStyle } from '@/qr/batch'
import type { Design } from '@/qr/design'
import type { BatchRow } from '../batch-job'

/** The design of the batch with what the columns of a row change. */
export function useRowDesign(row: BatchRow, design: Design): Design {
  const locale = useLocale()
  return useMemo(() => {
    const styled = applyRowStyle(design, row.look, row.text, locale)
    return styled.ok ? styled.design : design
  }, [design, row, locale])
}
