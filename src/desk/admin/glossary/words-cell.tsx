import { Pill } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import layout from '../layout.module.css'

/** The words of a field with several, in a list. */
export function WordsCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  // Payload also renders the cell without a row.
  if (!rowData || !Array.isArray(cellData)) return null
  return (
    <span className={layout.row}>
      {cellData.map((word) => (
        <Pill key={String(word)} size="small">
          {String(word)}
        </Pill>
      ))}
    </span>
  )
}
