import type { UIFieldServerComponent } from 'payload'
import { labelFor } from '@/cms/admin/label'
import { findMissingTexts } from '@/cms/media/count-missing-texts'
import { MissingTexts } from './missing-texts'

/** The languages in which a picture has no alternative text, in its form. */
export const MissingTextsPanel: UIFieldServerComponent = async ({ i18n, id, payload }) => {
  if (!id) return null
  const missing = await findMissingTexts(payload, String(id))
  return (
    <div className="field-type">
      <div className="field-label">{labelFor(i18n.language, 'pictures.missing')}</div>
      {missing.length === 0 ? (
        labelFor(i18n.language, 'pictures.complete')
      ) : (
        <MissingTexts id={String(id)} missing={missing} named />
      )}
    </div>
  )
}
