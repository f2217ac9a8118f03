import type { Field } from 'payload'
import { readsOwnOrIsAdmin } from '@/cms/access/reads-own-or-is-admin'
import { label } from '@/cms/admin/label'

/** Whether a user gets emails about mentions and reviews, as a field of the account. */
export const workflowMailField: Field = {
  name: 'workflowMail',
  type: 'checkbox',
  label: label('workflow.mail.field'),
  defaultValue: false,
  access: { read: readsOwnOrIsAdmin },
  admin: { description: label('workflow.mail.hint'), disableListColumn: true },
}
