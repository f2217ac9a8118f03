import { collectionLabels, label } from '@/cms/admin/label'
import { localizedText } from '@/cms/fields/localized-text'
import { slugField } from '@/cms/fields/slug-field'
import { editorialCollection } from './editorial-collection'

export const tags = editorialCollection({
  slug: 'tags',
  labels: collectionLabels('collections.tags'),
  admin: {
    group: label('groups.blog'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'translations', 'slug', '_status'],
  },
  fields: [localizedText('title', 'fields.title', { required: true }), slugField()],
})
