import type { BlocksField } from 'payload'
import { label, nounLabels } from '@/cms/admin/label'
import { blocks } from '@/cms/blocks/blocks'

export function blocksField(): BlocksField {
  return {
    name: 'blocks',
    type: 'blocks',
    label: label('fields.blocks'),
    labels: nounLabels('rows.block'),
    blocks,
  }
}
