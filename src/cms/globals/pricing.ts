import { label, nounLabels } from '@/cms/admin/label'
import { namedRows } from '@/cms/admin/named-rows'
import { blocksField } from '@/cms/fields/blocks-field'
import { heroField } from '@/cms/fields/hero-field'
import { localizedText, localizedTextarea } from '@/cms/fields/localized-text'
import { metaField } from '@/cms/fields/meta-field'
import { pathField } from '@/cms/fields/path-field'
import { editorialGlobal } from './editorial-global'

export const pricing = editorialGlobal({
  slug: 'pricing',
  label: label('globals.pricing'),
  admin: { group: label('groups.pages') },
  fields: [
    heroField(),
    {
      name: 'plans',
      type: 'array',
      label: label('fields.plans'),
      labels: nounLabels('rows.plan'),
      admin: { ...namedRows, description: label('hints.plansOrder') },
      fields: [
        localizedText('name', 'fields.name', { required: true }),
        localizedText('price', 'fields.price', { hint: 'hints.price', required: true }),
        localizedText('period', 'fields.period'),
        localizedTextarea('description', 'fields.description'),
        {
          name: 'features',
          type: 'array',
          label: label('fields.features'),
          labels: nounLabels('rows.feature'),
          admin: namedRows,
          fields: [localizedText('text', 'fields.text', { required: true })],
        },
        localizedText('buttonLabel', 'fields.buttonLabel'),
        pathField('buttonPath', { labelKey: 'fields.buttonPath' }),
        {
          name: 'highlighted',
          type: 'checkbox',
          label: label('fields.highlighted'),
          defaultValue: false,
        },
      ],
    },
    blocksField(),
    metaField(),
  ],
})
