import type { SelectField } from 'payload'
import { label } from '@/cms/admin/label'
import { editorialIcons } from '@/ui/icon/icon-names'

export function iconField(): SelectField {
  return {
    name: 'icon',
    type: 'select',
    label: label('fields.icon'),
    options: [...editorialIcons],
    admin: { width: '33%' },
  }
}
