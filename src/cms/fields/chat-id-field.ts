import type { TextField } from 'payload'
import { type LabelKey, label, labelFor } from '@/cms/admin/label'

/** An id of the chat provider, which becomes part of a script's address, or nothing. */
export function chatIdField(name: string, labelKey: LabelKey): TextField {
  return {
    name,
    type: 'text',
    label: label(labelKey),
    validate: (value: string | null | undefined, { req }) =>
      !value ||
      /^[A-Za-z0-9_-]{1,64}$/.test(value.trim()) ||
      labelFor(req.i18n.language, 'errors.chatId'),
  }
}
