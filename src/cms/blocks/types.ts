import type { Block } from 'payload'
import { nounLabels } from '@/cms/admin/label'
import { localizedText, localizedTextarea } from '@/cms/fields/localized-text'
import { blockPicture } from './block-picture'

/** A list of all types of codes. The code defines the entries: every type has a page. */
export const types: Block = {
  slug: 'types',
  interfaceName: 'TypesBlock',
  labels: nounLabels('blocks.types'),
  admin: blockPicture('types'),
  fields: [
    localizedText('title', 'fields.title', { required: true }),
    localizedTextarea('lead', 'fields.lead'),
  ],
}
