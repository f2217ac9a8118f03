import type { TextField } from 'payload'
import { type LabelKey, label, labelFor } from '@/cms/admin/label'

/** The full address of a picture, or nothing. Pages show pictures from elsewhere over https only. */
export function pictureUrlField(name: string, labelKey: LabelKey): TextField {
  return {
    name,
    type: 'text',
    label: label(labelKey),
    validate: (value: string | null | undefined, { req }) =>
      !value ||
      (URL.canParse(value) &&
        (/^https:/.test(value) || new URL(value).origin === req.payload.config.serverURL)) ||
      labelFor(req.i18n.language, 'errors.pictureUrl'),
  }
}
