import type { DefaultServerCellComponentProps } from 'payload'
import { MissingPageActions } from './missing-page-actions'

/** The actions for a missing page in the list. */
export function MissingPageCell({ rowData }: DefaultServerCellComponentProps) {
  if (!rowData) return null
  return (
    <MissingPageActions
      id={String(rowData.id)}
      path={String(rowData.path)}
      isDismissed={rowData.dismissed === true}
    />
  )
}
