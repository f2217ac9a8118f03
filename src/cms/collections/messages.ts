import type { CollectionConfig, Field } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { isEditor } from '@/cms/access/is-editor'
import { nobody } from '@/cms/access/nobody'
import { collectionLabels, label } from '@/cms/admin/label'
import { createMessageNumber } from '@/cms/contact/message-number'
import { localeField } from '@/cms/fields/locale-field'
import { refusingFields } from '@/cms/revision/refuse-fields'
import { contactReasons } from './contact-reasons'
import { messageStatuses } from './message-statuses'

/** Class of the inputs that `MessageView` hides: only a new message needs them. */
const part = { className: 'message-part' }

/** Messages from the contact form; the team can change only their status. */
export const messages: CollectionConfig = {
  slug: 'messages',
  labels: collectionLabels('collections.messages'),
  admin: {
    group: label('groups.inbox'),
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'reason', 'email', 'status', 'number', 'createdAt'],
    listSearchableFields: ['number', 'subject', 'firstname', 'lastname', 'email', 'message'],
    enableListViewSelectAPI: true,
    components: { beforeListTable: ['@/cms/admin/message-filter#MessageFilter'] },
  },
  // The list marks new messages regardless of the columns it shows.
  forceSelect: { status: true },
  defaultSort: '-createdAt',
  access: { read: isEditor, create: isAdmin, update: isEditor, delete: isEditor },
  hooks: refusingFields,
  fields: [
    {
      name: 'view',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '@/cms/admin/message-view#MessageView' },
      },
    },
    {
      name: 'reason',
      type: 'select',
      label: label('fields.reason'),
      required: true,
      defaultValue: 'question',
      index: true,
      options: contactReasons.map((value) => ({ value, label: label(`contactReasons.${value}`) })),
      access: { update: nobody },
      admin: part,
    },
    {
      name: 'subject',
      type: 'text',
      label: label('fields.subject'),
      required: true,
      access: { update: nobody },
      admin: {
        ...part,
        components: { Cell: '@/cms/admin/message-subject-cell#MessageSubjectCell' },
      },
    },
    ...(['firstname', 'lastname', 'mobile'] as const).map((name) => ({
      name,
      type: 'text' as const,
      label: label(`fields.${name}`),
      access: { update: nobody },
      admin: part,
    })),
    {
      name: 'email',
      type: 'email',
      label: label('fields.email'),
      required: true,
      access: { update: nobody },
      admin: part,
    },
    {
      name: 'message',
      type: 'textarea',
      label: label('fields.message'),
      required: true,
      access: { update: nobody },
      admin: part,
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
      admin: { ...part, position: 'sidebar', readOnly: true },
    },
    { ...localeField, admin: { ...localeField.admin, ...part } } as Field,
  ],
}
