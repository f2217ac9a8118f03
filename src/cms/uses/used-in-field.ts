import type { UIField } from 'payload'
import { label } from '@/cms/admin/label'

/** Lists in the sidebar which documents refer to this one. */
export const usedInField: UIField = {
  name: 'usedIn',
  type: 'ui',
  label: label('uses.title'),
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '@/cms/admin/uses-list#UsesList' },
  },
}
