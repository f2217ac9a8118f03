import type { Block } from 'payload'
import { label, nounLabels } from '@/cms/admin/label'
import { namedRows } from '@/cms/admin/named-rows'
import { cropField } from '@/cms/fields/crop-field'
import { iconField } from '@/cms/fields/icon-field'
import { localizedText, localizedTextarea } from '@/cms/fields/localized-text'
import { pathField } from '@/cms/fields/path-field'
import { blockPicture } from './block-picture'

export const cards: Block = {
  slug: 'cards',
  interfaceName: 'CardsBlock',
  labels: nounLabels('blocks.cards'),
  admin: blockPicture('cards'),
  fields: [
    localizedText('title', 'fields.title', { required: true }),
    localizedTextarea('lead', 'fields.lead'),
    cropField(),
    {
      name: 'items',
      type: 'array',
      label: label('fields.items'),
      labels: nounLabels('rows.item'),
      admin: namedRows,
      minRows: 1,
      fields: [
        iconField(),
        localizedText('title', 'fields.title', { required: true }),
        localizedTextarea('text', 'fields.text'),
        pathField(),
      ],
    },
  ],
}
