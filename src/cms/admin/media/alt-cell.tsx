import type { DefaultServerCellComponentProps } from 'payload'
import { labelFor } from '@/cms/admin/label'
import { AltInput } from './alt-input'

/** The alternative text of a picture in the language of the list; a missing one can be entered. */
export function AltCell({ cellData, i18n, rowData }: DefaultServerCellComponentProps) {
  if (!rowData) return null
  return (
    <AltInput
      key={String(rowData.id)}
      id={String(rowData.id)}
      alt={typeof cellData === 'string' ? cellData : ''}
      texts={{
        label: labelFor(i18n.language, 'fields.alt'),
        save: labelFor(i18n.language, 'pictures.saveText'),
        saved: labelFor(i18n.language, 'pictures.savedText'),
        failed: labelFor(i18n.language, 'failures.failed'),
      }}
    />
  )
}
