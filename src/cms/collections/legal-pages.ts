import { label, nounLabels } from '@/cms/admin/label'
import { bodyField } from '@/cms/fields/body-field'
import { localizedText } from '@/cms/fields/localized-text'
import { metaField } from '@/cms/fields/meta-field'
import { slugField } from '@/cms/fields/slug-field'
import { editorialCollection } from './editorial-collection'

export const legalPages = editorialCollection({
  slug: 'legal-pages',
  labels: nounLabels('collections.legalPages'),
  admin: {
    group: label('groups.pages'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
  },
  fields: [
    localizedText('title', 'fields.title', { required: true }),
    bodyField(),
    metaField(),
    slugField(),
  ],
})
