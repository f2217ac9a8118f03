import type { UIFieldServerComponent } from 'payload'
import { getTexts } from '@/cms/admin/get-texts'
import { findMissingTexts } from '@/cms/media/count-missing-texts'
import { MissingTexts } from './missing-texts'

/** The languages in which a picture has no alternative text, in its form. */
export const MissingTextsPanel: UIFieldServerComponent = async ({ i18n, id, payload }) => {
  if (!id) return null
  const t = getTexts(i18n)
  const missing = await findMissingTexts(payload, String(id))
  return (
    <div className="field-type">
      <div className="field-label">{t('pictures.missing')}</div>
      {missing.length === 0 ? (
        t('pictures.complete')
      ) : (
        <MissingTexts id={String(id)} missing={missing} named />
      )}
    </div>
  )
}
