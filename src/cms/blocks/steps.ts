import type { Block } from 'payload'
import { label, nounLabels } from '@/cms/admin/label'
import { namedRows } from '@/cms/admin/named-rows'
import { localizedText, localizedTextarea } from '@/cms/fields/localized-text'
import { blockPicture } from './block-picture'

export const steps: Block = {
  slug: 'steps',
  interfaceName: 'StepsBlock',
  labels: nounLabels('blocks.steps'),
  admin: blockPicture('steps'),
  fields: [
    localizedText('title', 'fields.title', { required: true }),
    localizedTextarea('lead', 'fields.lead'),
    {
      name: 'items',
      type: 'array',
      label: label('fields.items'),
      labels: nounLabels('rows.step'),
      admin: namedRows,
      minRows: 1,
      fields: [
        localizedText('title', 'fields.title', { required: true }),
        localizedTextarea('text', 'fields.text'),
      ],
    },
  ],
}
