import type { CollectionConfig } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { isEditor } from '@/cms/access/is-editor'
import { nobody } from '@/cms/access/nobody'
import { label, nounLabels } from '@/cms/admin/label'
import { createMessageNumber } from '@/cms/contact/message-number'
import { localeField } from '@/cms/fields/locale-field'
import { contactReasons } from './contact-reasons'

const messageStatuses = ['new', 'read', 'done'] as const

/** What visitors sent through the contact form; only its status is the team's to change. */
export const messages: CollectionConfig = {
  slug: 'messages',
  labels: nounLabels('collections.messages'),
  admin: {
    group: label('groups.inbox'),
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'reason', 'email', 'status', 'number', 'createdAt'],
    listSearchableFields: ['number', 'subject', 'firstname', 'lastname', 'email', 'message'],
    enableListViewSelectAPI: true,
  },
  defaultSort: '-createdAt',
  access: { read: isEditor, create: isAdmin, update: isEditor, delete: isEditor },
  fields: [
    {
      name: 'reason',
      type: 'select',
      label: label('fields.reason'),
      required: true,
      defaultValue: 'question',
      index: true,
      options: contactReasons.map((value) => ({ value, label: label(`contactReasons.${value}`) })),
      access: { update: nobody },
    },
    ...(['subject', 'firstname', 'lastname', 'mobile'] as const).map((name) => ({
      name,
      type: 'text' as const,
      label: label(`fields.${name}`),
      required: name === 'subject',
      access: { update: nobody },
    })),
    {
      name: 'email',
      type: 'email',
      label: label('fields.email'),
      required: true,
      access: { update: nobody },
    },
    {
      name: 'message',
      type: 'textarea',
      label: label('fields.message'),
      required: true,
      access: { update: nobody },
    },
    {
      name: 'status',
      type: 'select',
      label: label('fields.status'),
      required: true,
      defaultValue: 'new',
      index: true,
      options: messageStatuses.map((value) => ({ value, label: label(`messageStatus.${value}`) })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'number',
      type: 'text',
      label: label('fields.number'),
      unique: true,
      defaultValue: createMessageNumber,
      access: { update: nobody },
      admin: { position: 'sidebar', readOnly: true },
    },
    localeField,
  ],
}
