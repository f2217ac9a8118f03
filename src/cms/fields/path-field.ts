import type { TextField } from 'payload'
import { type LabelKey, label } from '@/cms/admin/label'
import type { AddressFieldName } from '@/cms/links/address-fields'
import { validateAddress } from '@/cms/links/check-addresses'
import { linkByIdInField } from '@/cms/links/link-by-id'
import { pickAddress } from './pick-address'

/**
 * A target: a document by id, a path of the site without locale, or an external address. The
 * site, and the search for references to a document, recognize this field by its name.
 */
export function pathField(
  name: AddressFieldName = 'path',
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
    hooks: { beforeChange: [linkByIdInField] },
    admin: { description: label(hintKey), ...pickAddress({ documents: true }) },
    validate: (value: string | null | undefined, { req, required: isRequired }) => {
      if (!value) return isRequired ? req.t('validation:required') : true
      return validateAddress(value, req)
    },
  }
}
