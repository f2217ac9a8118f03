import type { GroupField } from 'payload'
import { label } from '@/cms/admin/label'
import { localizedText, localizedTextarea } from './localized-text'

/** @param path the path of the page, without locale and with `{slug}` in place of its name */
export function metaField(path: string): GroupField {
  return {
    name: 'meta',
    type: 'group',
    label: label('fields.meta'),
    fields: [
      localizedText('title', 'fields.metaTitle', { hint: 'hints.metaTitle' }),
      localizedTextarea('description', 'fields.metaDescription', { hint: 'hints.metaDescription' }),
      {
        name: 'snippet',
        type: 'ui',
        label: label('snippet.label'),
        admin: {
          disableListColumn: true,
          custom: { path },
          components: { Field: '@/cms/admin/search-snippet#SearchSnippet' },
        },
      },
    ],
  }
}
