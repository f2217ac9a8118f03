import type { TextField } from 'payload'
import { type LabelKey, label, labelFor } from '@/cms/admin/label'

/** An absolute http or https address, optional by default. */
export function urlField(name: string, labelKey: LabelKey, required = false): TextField {
  return {
    name,
    type: 'text',
    label: label(labelKey),
    required,
    validate: (value: string | null | undefined, { req, required: isRequired }) => {
      if (!value) return isRequired ? req.t('validation:required') : true
      const valid = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
      return valid || labelFor(req.i18n.language, 'errors.url')
    },
  }
}
