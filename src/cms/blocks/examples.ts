import type { Block } from 'payload'
import { label, nounLabels } from '@/cms/admin/label'
import { namedRows } from '@/cms/admin/named-rows'
import { codeField } from '@/cms/fields/code-field'
import { localizedText, localizedTextarea } from '@/cms/fields/localized-text'
import { sceneField } from '@/cms/fields/scene-field'
import { blockPicture } from './block-picture'

export const examples: Block = {
  slug: 'examples',
  interfaceName: 'ExamplesBlock',
  labels: nounLabels('blocks.examples'),
  admin: blockPicture('examples'),
  fields: [
    localizedText('title', 'fields.title', { required: true }),
    localizedTextarea('lead', 'fields.lead'),
    {
      name: 'items',
      type: 'array',
      label: label('fields.items'),
      labels: nounLabels('rows.example'),
      admin: namedRows,
      minRows: 1,
      fields: [
        sceneField(),
        localizedText('title', 'fields.title', { required: true }),
        localizedTextarea('text', 'fields.text'),
        codeField(),
      ],
    },
  ],
}
