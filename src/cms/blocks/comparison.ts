import type { Block } from 'payload'
import { label, nounLabels } from '@/cms/admin/label'
import { namedRows } from '@/cms/admin/named-rows'
import { localizedText, localizedTextarea } from '@/cms/fields/localized-text'
import { blockPicture } from './block-picture'

/** A table: each row has one cell for each column. `✓` and `–` are drawn as marks. */
export const comparison: Block = {
  slug: 'comparison',
  interfaceName: 'ComparisonBlock',
  labels: nounLabels('blocks.comparison'),
  admin: blockPicture('comparison'),
  fields: [
    localizedText('title', 'fields.title', { required: true }),
    localizedTextarea('lead', 'fields.lead'),
    {
      name: 'columns',
      type: 'array',
      label: label('fields.tableColumns'),
      labels: nounLabels('rows.column'),
      admin: namedRows,
      minRows: 1,
      fields: [localizedText('title', 'fields.title', { required: true })],
    },
    {
      name: 'rows',
      type: 'array',
      label: label('fields.tableRows'),
      labels: nounLabels('rows.row'),
      admin: namedRows,
      minRows: 1,
      fields: [
        localizedText('label', 'fields.label', { required: true }),
        {
          name: 'cells',
          type: 'array',
          label: label('fields.cells'),
          labels: nounLabels('rows.cell'),
          admin: { ...namedRows, description: label('hints.cells') },
          fields: [localizedText('value', 'fields.value', { required: true })],
        },
      ],
    },
  ],
}
