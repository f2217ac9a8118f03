import type { Block } from 'payload'
import { nounLabels } from '@/cms/admin/label'
import { bodyField } from '@/cms/fields/body-field'
import { blockPicture } from './block-picture'

export const prose: Block = {
  slug: 'prose',
  interfaceName: 'ProseBlock',
  labels: nounLabels('blocks.prose'),
  admin: blockPicture('prose'),
  fields: [bodyField()],
}
