import type { TextField } from 'payload'
import { type LabelKey, label, labelFor } from '@/cms/admin/label'

/** One slash and then no second one (which would be another host), or a whole address. */
const pathPattern = /^(\/(?!\/)[^\s\\]*|https:\/\/[^\s\\]+|mailto:[^\s\\]+)$/

export function isPath(value: string): boolean {
  return pathPattern.test(value)
}

/** An address without locale: the site adds it. */
export function pathField(
  name = 'path',
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
    admin: { description: label(hintKey) },
    validate: (value: string | null | undefined, { req, required: isRequired }) => {
      if (!value) return isRequired ? req.t('validation:required') : true
      return isPath(value) || labelFor(req.i18n.language, 'errors.path')
    },
  }
}
