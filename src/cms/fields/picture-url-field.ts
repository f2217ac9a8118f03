import type { TextField } from 'payload'
import type { LabelKey } from '@/cms/admin/label'
import { checkedTextField } from './checked-text-field'

/** An optional absolute address of a picture. Pages load external pictures over https only. */
export function pictureUrlField(name: string, labelKey: LabelKey): TextField {
  return checkedTextField(
    name,
    labelKey,
    'errors.pictureUrl',
    (value, { payload }) =>
      URL.canParse(value) &&
      (/^https:/.test(value) || new URL(value).origin === payload.config.serverURL),
  )
}
