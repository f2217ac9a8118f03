import type { GroupField } from 'payload'
import { label } from '@/cms/admin/label'
import { localizedText, localizedTextarea } from './localized-text'

export function metaField(): GroupField {
  return {
    name: 'meta',
    type: 'group',
    label: label('fields.meta'),
    fields: [
      localizedText('title', 'fields.metaTitle', { hint: 'hints.metaTitle' }),
      localizedTextarea('description', 'fields.metaDescription', { hint: 'hints.metaDescription' }),
    ],
  }
}
