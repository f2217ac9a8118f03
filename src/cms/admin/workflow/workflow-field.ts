import type { UIField } from 'payload'
import { label } from '@/cms/admin/label'

/** The panel about the work on the edited language, in the sidebar of a document. */
export const workflowField: UIField = {
  name: 'work',
  type: 'ui',
  label: label('workflow.title'),
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '@/cms/admin/workflow/work-panel#WorkPanel' },
  },
}
