'use client'

import { useRowLabel } from '@payloadcms/ui'

type Row = {
  label?: string
  title?: string
  question?: string
  name?: string
  text?: string
  value?: string
}

/** Labels a collapsed row with its content instead of “Item 03”. */
export function RowLabel() {
  const { data, rowNumber } = useRowLabel<Row>()
  const text = data.label || data.title || data.question || data.name || data.text || data.value
  return <span>{text || String((rowNumber ?? 0) + 1)}</span>
}
