import type { Block } from 'payload'
import { nounLabels } from '@/cms/admin/label'
import { localizedText, localizedTextarea } from '@/cms/fields/localized-text'
import { pathField } from '@/cms/fields/path-field'
import { blockPicture } from './block-picture'

export const band: Block = {
  slug: 'band',
  interfaceName: 'BandBlock',
  labels: nounLabels('blocks.band'),
  admin: blockPicture('band'),
  fields: [
    localizedText('title', 'fields.title', { required: true }),
    localizedTextarea('text', 'fields.text'),
    localizedText('buttonLabel', 'fields.buttonLabel'),
    pathField('buttonPath', { labelKey: 'fields.buttonPath' }),
  ],
}
