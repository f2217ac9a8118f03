import type { CollectionConfig } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { nobody } from '@/cms/access/nobody'
import { retryMail } from '@/cms/mail/endpoints'

export const mailKinds = [
  'contact',
  'key',
  'recovery',
  'reset',
  'translations',
  'workflow',
] as const

/** Mails that wait to be sent or have failed; written by `cms/mail`. */
export const outgoingMails: CollectionConfig = {
  slug: 'outgoing-mails',
  admin: { hidden: true },
  lockDocuments: false,
  access: { read: isAdmin, create: nobody, update: nobody, delete: isAdmin },
  endpoints: [retryMail],
  fields: [
    { name: 'kind', type: 'select', required: true, options: [...mailKinds] },
    // Recipient, subject and text, encrypted with PAYLOAD_SECRET: they may contain links with keys.
    { name: 'sealed', type: 'text', required: true, hidden: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      options: ['waiting', 'failed'],
    },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'nextAt', type: 'date', required: true, index: true },
    // Time when the links in the mail expire.
    { name: 'expiresAt', type: 'date' },
    { name: 'failure', type: 'text' },
  ],
}
