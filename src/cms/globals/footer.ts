import type { Field } from 'payload'
import { label, nounLabels } from '@/cms/admin/label'
import { namedRows } from '@/cms/admin/named-rows'
import { previewUrl } from '@/cms/admin/preview-url'
import { socialIcons } from '@/cms/fields/icons'
import { localizedText, localizedTextarea } from '@/cms/fields/localized-text'
import { pathField } from '@/cms/fields/path-field'
import { urlField } from '@/cms/fields/url-field'
import { paths } from '@/paths'
import { editorialGlobal } from './editorial-global'

const linkFields = (): Field[] => [
  localizedText('label', 'fields.label', { required: true }),
  pathField('path', { required: true }),
]

export const footer = editorialGlobal({
  slug: 'footer',
  label: label('globals.footer'),
  // Shown on every page.
  admin: { group: label('groups.frame'), preview: previewUrl(() => paths.home) },
  fields: [
    {
      name: 'band',
      type: 'group',
      label: label('fields.band'),
      fields: [
        localizedText('title', 'fields.title'),
        localizedTextarea('description', 'fields.description'),
      ],
    },
    {
      name: 'quote',
      type: 'group',
      label: label('fields.quote'),
      fields: [
        localizedTextarea('text', 'fields.text'),
        { name: 'author', type: 'text', label: label('fields.quoteAuthor') },
      ],
    },
    localizedText('trademark', 'fields.trademark'),
    {
      name: 'columns',
      type: 'array',
      label: label('fields.columns'),
      labels: nounLabels('rows.column'),
      admin: namedRows,
      fields: [
        localizedText('title', 'fields.title', { required: true }),
        {
          name: 'links',
          type: 'array',
          label: label('fields.links'),
          labels: nounLabels('rows.link'),
          admin: namedRows,
          fields: linkFields(),
        },
      ],
    },
    {
      name: 'toolLinks',
      type: 'array',
      label: label('fields.toolLinks'),
      labels: nounLabels('rows.link'),
      admin: namedRows,
      fields: linkFields(),
    },
    {
      name: 'socialLinks',
      type: 'array',
      label: label('fields.socialLinks'),
      labels: nounLabels('rows.link'),
      admin: namedRows,
      fields: [
        { name: 'name', type: 'text', label: label('fields.name'), required: true },
        {
          name: 'icon',
          type: 'select',
          label: label('fields.icon'),
          options: [...socialIcons],
          required: true,
        },
        urlField('link', 'fields.link', true),
      ],
    },
  ],
})
