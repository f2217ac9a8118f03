import { collectionLabels, label } from '@/cms/admin/label'
import { previewBySlug } from '@/cms/admin/preview-url'
import { bodyField } from '@/cms/fields/body-field'
import { localizedText } from '@/cms/fields/localized-text'
import { metaField } from '@/cms/fields/meta-field'
import { placeholderHelpField } from '@/cms/fields/placeholder-help-field'
import { slugField } from '@/cms/fields/slug-field'
import { findDrafts } from '@/cms/search/find-drafts'
import { replaceSearch } from '@/cms/search/replace-search'
import { searchField, searchFieldName } from '@/cms/search/search-field'
import { paths } from '@/paths'
import { editorialCollection } from './editorial-collection'

export const legalPages = editorialCollection({
  slug: 'legal-pages',
  labels: collectionLabels('collections.legalPages'),
  admin: {
    group: label('groups.pages'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'translations', 'slug', '_status', 'updatedAt'],
    listSearchableFields: ['slug', searchFieldName],
    preview: previewBySlug(paths.legalPage),
  },
  hooks: { beforeOperation: [replaceSearch(findDrafts)] },
  fields: [
    localizedText('title', 'fields.title', { required: true }),
    bodyField(),
    metaField(paths.legalPage('{slug}')),
    searchField('fields.text'),
    placeholderHelpField(),
    slugField(),
  ],
})
