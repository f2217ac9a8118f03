import type { RichTextField } from 'payload'
import { label } from '@/cms/admin/label'
import { linkByIdInText } from '@/cms/links/link-by-id'

export function bodyField(): RichTextField {
  return {
    name: 'body',
    type: 'richText',
    label: label('fields.body'),
    localized: true,
    required: true,
    hooks: { beforeChange: [linkByIdInText] },
  }
}
