import type { Block } from 'payload'
import { label, nounLabels } from '@/cms/admin/label'
import { namedRows } from '@/cms/admin/named-rows'
import { localizedText, localizedTextarea } from '@/cms/fields/localized-text'
import { blockPicture } from './block-picture'

export const questions: Block = {
  slug: 'questions',
  interfaceName: 'QuestionsBlock',
  labels: nounLabels('blocks.questions'),
  admin: blockPicture('questions'),
  fields: [
    localizedText('title', 'fields.title', { required: true }),
    localizedTextarea('lead', 'fields.lead'),
    {
      name: 'items',
      type: 'array',
      label: label('fields.items'),
      labels: nounLabels('rows.question'),
      admin: namedRows,
      minRows: 1,
      fields: [
        localizedText('question', 'fields.question', { required: true }),
        localizedTextarea('answer', 'fields.answer', { required: true }),
      ],
    },
  ],
}
