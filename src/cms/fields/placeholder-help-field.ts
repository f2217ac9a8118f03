import type { UIField } from 'payload'
import { label } from '@/cms/admin/label'

/** Shows editors which placeholders their texts can use. */
export function placeholderHelpField(): UIField {
  return {
    name: 'placeholders',
    type: 'ui',
    label: label('fields.placeholders'),
    admin: {
      disableListColumn: true,
      components: { Field: '@/cms/admin/placeholder-help#PlaceholderHelp' },
    },
  }
}
