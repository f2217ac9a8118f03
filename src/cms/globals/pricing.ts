import type { TextFieldSingleValidation } from 'payload'
import { label, labelFor, nounLabels } from '@/cms/admin/label'
import { namedRows } from '@/cms/admin/named-rows'
import { previewUrl } from '@/cms/admin/preview-url'
import { blocksField } from '@/cms/fields/blocks-field'
import { currencyField } from '@/cms/fields/currency-field'
import { heroField } from '@/cms/fields/hero-field'
import { localizedText, localizedTextarea } from '@/cms/fields/localized-text'
import { metaField } from '@/cms/fields/meta-field'
import { pathField } from '@/cms/fields/path-field'
import { placeholderHelpField } from '@/cms/fields/placeholder-help-field'
import { paths } from '@/paths'
import { editorialGlobal } from './editorial-global'

/** Requires a price text for a plan without an amount. */
const hasPrice: TextFieldSingleValidation = (value, { req, siblingData }) =>
  Boolean(value) ||
  typeof (siblingData as { amount?: unknown }).amount === 'number' ||
  labelFor(req.i18n.language, 'errors.priceText')

export const pricing = editorialGlobal({
  slug: 'pricing',
  label: label('globals.pricing'),
  admin: { group: label('groups.pages'), preview: previewUrl(() => paths.pricing) },
  fields: [
    heroField(),
    currencyField(),
    {
      name: 'plans',
      type: 'array',
      label: label('fields.plans'),
      labels: nounLabels('rows.plan'),
      admin: { ...namedRows, description: label('hints.plansOrder') },
      fields: [
        localizedText('name', 'fields.name', { required: true }),
        {
          name: 'amount',
          type: 'number',
          label: label('fields.amount'),
          localized: true,
          min: 0,
          admin: { description: label('hints.amount') },
        },
        {
          name: 'priceText',
          type: 'text',
          label: label('fields.priceText'),
          localized: true,
          validate: hasPrice,
          admin: { description: label('hints.priceText') },
        },
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
    metaField(paths.pricing),
    placeholderHelpField(),
  ],
})
