import { label, nounLabels } from '@/cms/admin/label'
import { namedRows } from '@/cms/admin/named-rows'
import { previewUrl } from '@/cms/admin/preview-url'
import { iconField } from '@/cms/fields/icon-field'
import { localizedText } from '@/cms/fields/localized-text'
import { pathField } from '@/cms/fields/path-field'
import { paths } from '@/paths'
import { editorialGlobal } from './editorial-global'

/** The top menu: an entry is a link, or opens a menu of its children. */
export const navigation = editorialGlobal({
  slug: 'navigation',
  label: label('globals.navigation'),
  // Shown on every page.
  admin: { group: label('groups.frame'), preview: previewUrl(() => paths.home) },
  fields: [
    {
      name: 'items',
      type: 'array',
      label: label('fields.entries'),
      labels: nounLabels('rows.entry'),
      admin: namedRows,
      fields: [
        localizedText('label', 'fields.label', { required: true }),
        pathField(),
        {
          name: 'children',
          type: 'array',
          label: label('fields.children'),
          labels: nounLabels('rows.entry'),
          admin: namedRows,
          fields: [
            localizedText('label', 'fields.label', { required: true }),
            localizedText('description', 'fields.description'),
            iconField(),
            pathField('path', { hintKey: 'hints.menuPath' }),
            { name: 'hot', type: 'checkbox', label: label('fields.hot'), defaultValue: false },
          ],
        },
      ],
    },
  ],
})
