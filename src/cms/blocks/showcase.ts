import type { Block } from 'payload'
import { label, nounLabels } from '@/cms/admin/label'
import { namedRows } from '@/cms/admin/named-rows'
import { codeField } from '@/cms/fields/code-field'
import { localizedText, localizedTextarea } from '@/cms/fields/localized-text'
import { blockPicture } from './block-picture'

export const showcase: Block = {
  slug: 'showcase',
  interfaceName: 'ShowcaseBlock',
  labels: nounLabels('blocks.showcase'),
  admin: blockPicture('showcase'),
  fields: [
    localizedText('title', 'fields.title', { required: true }),
    localizedTextarea('lead', 'fields.lead'),
    {
      name: 'items',
      type: 'array',
      label: label('fields.items'),
      labels: nounLabels('rows.code'),
      admin: namedRows,
      minRows: 1,
      fields: [
        localizedText('title', 'fields.title', { required: true }),
        localizedTextarea('text', 'fields.text'),
        codeField(),
      ],
    },
  ],
}
