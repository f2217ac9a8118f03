import type { TextField } from 'payload'
import { type LabelKey, label } from '@/cms/admin/label'
import { validateAddress } from '@/cms/links/check-addresses'
import { pickAddress } from './pick-address'

/**
 * A target: a document by id, a path of the site without locale, or an external address. The search
 * for references to a document recognises this field by its name.
 */
export function pathField(
  name: 'path' | `${string}Path` = 'path',
  {
    labelKey = 'fields.path',
    hintKey = 'hints.path',
    required = false,
  }: { labelKey?: LabelKey; hintKey?: LabelKey; required?: boolean } = {},
): TextField {
  return {
    name,
    type: 'text',
    label: label(labelKey),
    required,
    admin: { description: label(hintKey), ...pickAddress({ documents: true }) },
    validate: (value: string | null | undefined, { req, required: isRequired }) => {
      if (!value) return isRequired ? req.t('validation:required') : true
      return validateAddress(value, req)
    },
  }
}
