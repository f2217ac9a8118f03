import type { SelectField } from 'payload'
import { label } from '@/cms/admin/label'
import { icons } from './icons'

export function iconField(): SelectField {
  return {
    name: 'icon',
    type: 'select',
    label: label('fields.icon'),
    options: [...icons],
    admin: { width: '33%' },
  }
}
