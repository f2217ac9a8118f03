import type { UIFieldServerComponent } from 'payload'
import { getTexts } from '@/cms/admin/get-texts'
import { findMissingTexts } from '@/cms/media/count-missing-texts'
import { findOutdatedTexts } from '@/cms/media/picture-states'
import { MarkPicture } from './mark-picture'
import { MissingTexts } from './missing-texts'

/** The languages in which a picture has no alternative text, or an outdated one, in its form. */
export const MissingTextsPanel: UIFieldServerComponent = async ({ i18n, id, payload }) => {
  if (!id) return null
  const t = getTexts(i18n)
  const picture = String(id)
  const [missing, outdated] = await Promise.all([
    findMissingTexts(payload, picture),
    findOutdatedTexts(payload, picture),
  ])
  return (
    <div className="field-type">
      <div className="field-label">{t('pictures.missing')}</div>
      {missing.length === 0 ? (
        t('pictures.complete')
      ) : (
        <MissingTexts id={picture} languages={missing} named />
      )}
      {outdated.length > 0 && (
        <>
          <div className="field-label">{t('pictures.outdated')}</div>
          <MissingTexts id={picture} languages={outdated} named />
          <small style={{ display: 'block' }}>{t('pictures.outdatedHint')}</small>
          <MarkPicture id={picture} outdated={outdated} />
        </>
      )}
    </div>
  )
}
