import type { PayloadRequest, TextField } from 'payload'
import { type LabelKey, label, labelFor } from '@/cms/admin/label'

/** An optional line of text with a custom validation. */
export function checkedTextField(
  name: string,
  labelKey: LabelKey,
  errorKey: LabelKey,
  isValid: (value: string, req: PayloadRequest) => boolean,
): TextField {
  return {
    name,
    type: 'text',
    label: label(labelKey),
    validate: (value: string | null | undefined, { req }) =>
      !value || isValid(value, req) || labelFor(req.i18n.language, errorKey),
  }
}
