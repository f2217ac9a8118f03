import type { Block } from 'payload'
import { nounLabels } from '@/cms/admin/label'
import { bodyField } from '@/cms/fields/body-field'

export const prose: Block = {
  slug: 'prose',
  interfaceName: 'ProseBlock',
  labels: nounLabels('blocks.prose'),
  fields: [bodyField()],
}
