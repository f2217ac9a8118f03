import type { DefaultServerCellComponentProps } from 'payload'
import { ListedStates } from './listed-states'

/**
 * The states of the languages of a document in the list of its collection. Payload also renders the
 * cells of `ui` fields for forms, without a row.
 */
export function TranslationCell({ collectionSlug, rowData }: DefaultServerCellComponentProps) {
  const row: { id?: unknown } | undefined = rowData
  if (row?.id === undefined) return null
  return <ListedStates entity={collectionSlug} id={String(row.id)} />
}
