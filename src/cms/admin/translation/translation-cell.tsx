import type { DefaultServerCellComponentProps } from 'payload'
import { locales } from '@/i18n/locales'
import { ListedStates } from './listed-states'
import { translationTexts } from './translation-texts'

/**
 * The states of the languages of a document in the list of its collection. Payload also renders the
 * cells of `ui` fields for forms, without a row.
 */
export function TranslationCell({
  collectionSlug,
  i18n,
  rowData,
}: DefaultServerCellComponentProps) {
  const row: { id?: unknown } | undefined = rowData
  if (row?.id === undefined) return null
  const { states, failed } = translationTexts(i18n.language)
  return (
    <ListedStates
      entity={collectionSlug}
      id={String(row.id)}
      names={Object.fromEntries(locales.map(({ code, name }) => [code, name]))}
      states={states}
      failed={failed}
    />
  )
}
