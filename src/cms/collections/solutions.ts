import { isReservedSlug } from '@/cms/addresses/is-solution-slug'
import { collectionLabels, label } from '@/cms/admin/label'
import { previewBySlug } from '@/cms/admin/preview-url'
import { blocksField } from '@/cms/fields/blocks-field'
import { heroField } from '@/cms/fields/hero-field'
import { localizedText } from '@/cms/fields/localized-text'
import { metaField } from '@/cms/fields/meta-field'
import { placeholderHelpField } from '@/cms/fields/placeholder-help-field'
import { slugField } from '@/cms/fields/slug-field'
import { findDrafts } from '@/cms/search/find-drafts'
import { replaceSearch } from '@/cms/search/replace-search'
import { searchField, searchFieldName } from '@/cms/search/search-field'
import { paths } from '@/paths'
import { editorialCollection } from './editorial-collection'

export const solutions = editorialCollection({
  slug: 'solutions',
  labels: collectionLabels('collections.solutions'),
  admin: {
    group: label('groups.pages'),
    useAsTitle: 'label',
    defaultColumns: ['label', 'translations', 'slug', '_status', 'updatedAt'],
    listSearchableFields: ['slug', searchFieldName],
    preview: previewBySlug(paths.solution),
  },
  hooks: { beforeOperation: [replaceSearch(findDrafts)] },
  fields: [
    localizedText('label', 'fields.label', { required: true }),
    heroField(),
    blocksField(),
    metaField(paths.solution('{slug}')),
    searchField('fields.text'),
    placeholderHelpField(),
    slugField(isReservedSlug),
  ],
})
