import type { SelectField } from 'payload'
import { label } from '@/cms/admin/label'
import { crops } from './crops'

/** A picture of the tool next to the cards of a section, which replaces their icons. */
export function cropField(): SelectField {
  return {
    name: 'crop',
    type: 'select',
    label: label('fields.crop'),
    options: crops.map((value) => ({ value, label: label(`crops.${value}`) })),
    admin: { description: label('hints.crop') },
  }
}
