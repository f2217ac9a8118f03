import type { UIFieldServerComponent } from 'payload'
import { paths } from '@/paths'
import { MissingPageActions } from './missing-page-actions'
import { missingPageTexts } from './missing-page-texts'

/** The actions for a missing page in its form. */
export const MissingPagePanel: UIFieldServerComponent = ({ data, i18n, id }) => (
  <MissingPageActions
    id={String(id)}
    path={String(data.path)}
    isDismissed={data.dismissed === true}
    texts={missingPageTexts(i18n.language)}
    afterwards={`${paths.admin}/collections/missing-pages`}
  />
)
