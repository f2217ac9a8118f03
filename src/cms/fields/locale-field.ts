import type { Field } from 'payload'
import { nobody } from '@/cms/access/nobody'
import { label } from '@/cms/admin/label'
import { locales } from '@/i18n/locales'

/** The language of the visitor when the record was created; never changed. */
export const localeField: Field = {
  name: 'locale',
  type: 'select',
  label: label('fields.locale'),
  options: locales.map(({ code, name }) => ({ value: code, label: name })),
  access: { update: nobody },
  admin: { position: 'sidebar' },
}
