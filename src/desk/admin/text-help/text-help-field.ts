import type { UIField } from 'payload'
import { label } from '@/cms/admin/label'

/** What is to be fixed in a document, and help with the focused text, in the sidebar of its form. */
export const textHelpField: UIField = {
  name: 'textHelp',
  type: 'ui',
  label: label('textHelp.title'),
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '@/cms/admin/text-help/text-help#TextHelp' },
  },
}
