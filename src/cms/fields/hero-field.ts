import type { GroupField } from 'payload'
import { label } from '@/cms/admin/label'
import { localizedText, localizedTextarea } from './localized-text'

export function heroField(): GroupField {
  return {
    name: 'hero',
    type: 'group',
    label: label('fields.hero'),
    fields: [
      localizedText('title', 'fields.title', { required: true }),
      localizedTextarea('lead', 'fields.lead'),
    ],
  }
}
