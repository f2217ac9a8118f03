import type { UIFieldServerComponent } from 'payload'
import { paths } from '@/paths'
import { MissingPageActions } from './missing-page-actions'

/** The actions for a missing page in its form. */
export const MissingPagePanel: UIFieldServerComponent = ({ data, id }) => (
  <MissingPageActions
    id={String(id)}
    path={String(data.path)}
    isDismissed={data.dismissed === true}
    afterwards={`${paths.admin}/collections/missing-pages`}
  />
)
