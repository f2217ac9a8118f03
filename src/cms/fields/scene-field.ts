import type { SelectField } from 'payload'
import { label } from '@/cms/admin/label'
import { scenes } from './scenes'

export function sceneField(): SelectField {
  return {
    name: 'scene',
    type: 'select',
    label: label('fields.scene'),
    required: true,
    options: scenes.map((value) => ({ value, label: label(`scenes.${value}`) })),
  }
}
