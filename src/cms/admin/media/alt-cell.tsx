import type { DefaultServerCellComponentProps } from 'payload'
import { AltInput } from './alt-input'

/** The alternative text of a picture in the language of the list; a missing one can be entered. */
export function AltCell({ cellData, rowData }: DefaultServerCellComponentProps) {
  if (!rowData) return null
  return (
    <AltInput
      key={String(rowData.id)}
      id={String(rowData.id)}
      alt={typeof cellData === 'string' ? cellData : ''}
    />
  )
}
