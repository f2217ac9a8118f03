import type { DefaultServerCellComponentProps } from 'payload'
import { getTexts } from '@/cms/admin/get-texts'
import { findMissingTexts } from '@/cms/media/count-missing-texts'
import { findOutdatedTexts } from '@/cms/media/picture-states'
import { MissingTexts } from './missing-texts'

/** The languages in which a picture of the list has no alternative text, and an outdated one. */
export async function MissingTextsCell({
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  // Payload also renders the cell without a row.
  if (!rowData) return null
  const t = getTexts(i18n)
  const id = String(rowData.id)
  const [missing, outdated] = await Promise.all([
    findMissingTexts(payload, id),
    findOutdatedTexts(payload, id),
  ])
  if (missing.length + outdated.length === 0) return <span>{t('pictures.complete')}</span>
  return (
    <>
      <MissingTexts id={id} languages={missing} />
      {outdated.length > 0 && (
        <div>
          {t('pictures.outdated')}: <MissingTexts id={id} languages={outdated} />
        </div>
      )}
    </>
  )
}
