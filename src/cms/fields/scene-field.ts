import type { SelectField } from 'payload'
import { label } from '@/cms/admin/label'
import { scenes } from './scenes'

export function sceneField({ required = true } = {}): SelectField {
  return {
    name: 'scene',
    type: 'select',
    label: label('fields.scene'),
    required,
    options: scenes.map((value) => ({ value, label: label(`scenes.${value}`) })),
  }
}
