import type { DefaultServerCellComponentProps } from 'payload'
import { MissingPageActions } from './missing-page-actions'
import { missingPageTexts } from './missing-page-texts'

/** The actions for a missing page in the list. */
export function MissingPageCell({ i18n, rowData }: DefaultServerCellComponentProps) {
  if (!rowData) return null
  return (
    <MissingPageActions
      id={String(rowData.id)}
      path={String(rowData.path)}
      isDismissed={rowData.dismissed === true}
      texts={missingPageTexts(i18n.language)}
    />
  )
}
