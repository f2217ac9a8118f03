import { label, nounLabels } from '@/cms/admin/label'
import { blocksField } from '@/cms/fields/blocks-field'
import { heroField } from '@/cms/fields/hero-field'
import { localizedText } from '@/cms/fields/localized-text'
import { metaField } from '@/cms/fields/meta-field'
import { slugField } from '@/cms/fields/slug-field'
import { editorialCollection } from './editorial-collection'

export const solutions = editorialCollection({
  slug: 'solutions',
  labels: nounLabels('collections.solutions'),
  admin: {
    group: label('groups.pages'),
    useAsTitle: 'label',
    defaultColumns: ['label', 'slug', '_status', 'updatedAt'],
  },
  fields: [
    localizedText('label', 'fields.label', { required: true }),
    heroField(),
    blocksField(),
    metaField(),
    slugField(),
  ],
})
