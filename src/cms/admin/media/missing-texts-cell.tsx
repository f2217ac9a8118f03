import type { DefaultServerCellComponentProps } from 'payload'
import { getTexts } from '@/cms/admin/get-texts'
import { findMissingTexts } from '@/cms/media/count-missing-texts'
import { MissingTexts } from './missing-texts'

/** The languages in which a picture of the list has no alternative text. */
export async function MissingTextsCell({
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  // Payload also renders the cell without a row.
  if (!rowData) return null
  const id = String(rowData.id)
  const missing = await findMissingTexts(payload, id)
  if (missing.length === 0) return <span>{getTexts(i18n)('pictures.complete')}</span>
  return <MissingTexts id={id} missing={missing} />
}
