import type { TextField } from 'payload'
import type { LabelKey } from '@/cms/admin/label'
import { checkedTextField } from './checked-text-field'

/** An optional id of the chat provider, which becomes part of a script's address. */
export function chatIdField(name: string, labelKey: LabelKey): TextField {
  return checkedTextField(name, labelKey, 'errors.chatId', (value) =>
    /^[A-Za-z0-9_-]{1,64}$/.test(value.trim()),
  )
}
