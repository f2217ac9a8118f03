import type { CollectionConfig } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { isEditor } from '@/cms/access/is-editor'
import { nobody } from '@/cms/access/nobody'
import { label, nounLabels } from '@/cms/admin/label'

const reportReasons = ['phishing', 'malware', 'illegal', 'spam', 'other'] as const
const reportStatuses = ['new', 'upheld', 'rejected'] as const

/** What visitors reported as abuse. The code may be gone by then, so its address is kept too. */
export const reports: CollectionConfig = {
  slug: 'reports',
  labels: nounLabels('collections.reports'),
  admin: {
    group: label('groups.inbox'),
    useAsTitle: 'address',
    defaultColumns: ['address', 'reason', 'status', 'createdAt'],
    enableListViewSelectAPI: true,
  },
  defaultSort: '-createdAt',
  access: { read: isEditor, create: isAdmin, update: isEditor, delete: isEditor },
  fields: [
    {
      name: 'address',
      type: 'text',
      label: label('fields.address'),
      required: true,
      access: { update: nobody },
    },
    {
      name: 'code',
      type: 'relationship',
      relationTo: 'codes',
      label: label('fields.code'),
      access: { update: nobody },
    },
    {
      name: 'reason',
      type: 'select',
      label: label('fields.reason'),
      required: true,
      options: reportReasons.map((value) => ({ value, label: label(`reportReasons.${value}`) })),
      access: { update: nobody },
    },
    {
      name: 'message',
      type: 'textarea',
      label: label('fields.message'),
      access: { update: nobody },
    },
    {
      name: 'status',
      type: 'select',
      label: label('fields.status'),
      required: true,
      defaultValue: 'new',
      index: true,
      options: reportStatuses.map((value) => ({ value, label: label(`reportStatus.${value}`) })),
      admin: { position: 'sidebar' },
    },
  ],
}
