import { canUpdatePosts } from '@/cms/access/can-update-posts'
import { isEditor } from '@/cms/access/is-editor'
import { isEditorOrAuthor } from '@/cms/access/is-editor-or-author'
import { collectionLabels, label } from '@/cms/admin/label'
import { previewBySlug } from '@/cms/admin/preview-url'
import { bodyField } from '@/cms/fields/body-field'
import { localizedText, localizedTextarea } from '@/cms/fields/localized-text'
import { metaField } from '@/cms/fields/meta-field'
import { placeholderHelpField } from '@/cms/fields/placeholder-help-field'
import { sceneField } from '@/cms/fields/scene-field'
import { slugField } from '@/cms/fields/slug-field'
import { toolField } from '@/cms/fields/tool-field'
import { setAuthor } from '@/cms/hooks/set-author'
import { setPublishedAt } from '@/cms/hooks/set-published-at'
import { dateHooks } from '@/cms/schedule/date-hooks'
import { findDrafts } from '@/cms/search/find-drafts'
import { replaceSearch } from '@/cms/search/replace-search'
import { searchField, searchFieldName } from '@/cms/search/search-field'
import { isReservedPostSlug, paths } from '@/paths'
import { editorialCollection } from './editorial-collection'

export const posts = editorialCollection({
  slug: 'posts',
  labels: collectionLabels('collections.posts'),
  admin: {
    group: label('groups.blog'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'translations', 'category', 'author', '_status', 'publishedAt'],
    listSearchableFields: ['slug', searchFieldName],
    preview: previewBySlug(paths.post),
  },
  defaultSort: '-publishedAt',
  access: { create: isEditorOrAuthor, update: canUpdatePosts },
  hooks: {
    beforeOperation: [replaceSearch(findDrafts), ...dateHooks.beforeOperation],
    beforeValidate: [setAuthor],
    beforeChange: [setPublishedAt, ...dateHooks.beforeChange],
    afterChange: dateHooks.afterChange,
  },
  fields: [
    localizedText('title', 'fields.title', { required: true }),
    localizedTextarea('excerpt', 'fields.excerpt'),
    bodyField(),
    metaField(paths.post('{slug}')),
    searchField('fields.text'),
    placeholderHelpField(),
    slugField(isReservedPostSlug),
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      label: label('fields.category'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'tags',
      type: 'relationship',
      relationTo: 'tags',
      hasMany: true,
      label: label('fields.tags'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'related',
      type: 'relationship',
      relationTo: 'posts',
      hasMany: true,
      maxRows: 6,
      label: label('fields.related'),
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      admin: { position: 'sidebar', description: label('hints.related') },
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'users',
      label: label('fields.author'),
      access: { create: isEditor, update: isEditor },
      admin: { position: 'sidebar' },
    },
    {
      name: 'publishedAt',
      type: 'date',
      label: label('fields.publishedAt'),
      index: true,
      admin: {
        position: 'sidebar',
        description: label('hints.publishedAt'),
        date: { pickerAppearance: 'dayOnly', displayFormat: 'PP' },
      },
    },
    {
      name: 'cover',
      type: 'upload',
      relationTo: 'media',
      label: label('fields.cover'),
      admin: { position: 'sidebar' },
    },
    {
      ...sceneField({ required: false }),
      admin: { position: 'sidebar', description: label('hints.scene') },
    },
    toolField(),
  ],
})
