import type { CollectionConfig } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { isEditor } from '@/cms/access/is-editor'
import { nobody } from '@/cms/access/nobody'
import { collectionLabels, label } from '@/cms/admin/label'
import { blockReportedCode } from '@/cms/hooks/block-reported-code'
import { recheckReportedCode } from '@/cms/hooks/recheck-reported-code'
import { refusingFields } from '@/cms/revision/refuse-fields'
import { reportReasons } from '@/codes'

const reportStatuses = ['new', 'upheld', 'rejected'] as const

/**
 * Abuse reports of visitors. The code may have been deleted since, so its address is stored as
 * well.
 */
export const reports: CollectionConfig = {
  slug: 'reports',
  labels: collectionLabels('collections.reports'),
  admin: {
    group: label('groups.inbox'),
    useAsTitle: 'address',
    defaultColumns: ['address', 'code', 'reason', 'status', 'createdAt'],
    enableListViewSelectAPI: true,
  },
  defaultSort: '-createdAt',
  access: { read: isEditor, create: isAdmin, update: isEditor, delete: isEditor },
  hooks: { ...refusingFields, afterChange: [recheckReportedCode, blockReportedCode] },
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
    {
      // Requested when the report is upheld, and stored as the status of the code.
      name: 'blockCode',
      type: 'checkbox',
      label: label('fields.blockCode'),
      virtual: true,
      admin: {
        position: 'sidebar',
        description: label('hints.blockCode'),
        condition: (data) => data?.status === 'upheld' && Boolean(data.code),
      },
    },
  ],
}
