import type { CollectionConfig, PayloadRequest } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { collectionLabels, label, labelFor } from '@/cms/admin/label'
import { isBlockableHost, tidyHost } from '@/cms/fields/tidy-host'
import { recheckCodesOfHost } from '@/cms/hooks/recheck-codes-of-host'

/** Hosts, including their subdomains, that codes must not lead to. */
export const blockedHosts: CollectionConfig = {
  slug: 'blocked-hosts',
  labels: collectionLabels('collections.blockedHosts'),
  admin: {
    group: label('groups.codes'),
    useAsTitle: 'host',
    defaultColumns: ['host', 'reason', 'createdAt'],
    listSearchableFields: ['host', 'reason'],
    enableListViewSelectAPI: true,
  },
  defaultSort: 'host',
  access: { read: isEditor, create: isEditor, update: isEditor, delete: isEditor },
  hooks: {
    afterChange: [
      async ({ doc, previousDoc, req }) => {
        if (previousDoc?.host && previousDoc.host !== doc.host) {
          await recheckCodesOfHost(previousDoc.host, 'allowed', req)
        }
        await recheckCodesOfHost(doc.host, 'blocked', req)
      },
    ],
    afterDelete: [({ doc, req }) => recheckCodesOfHost(doc.host, 'allowed', req)],
  },
  fields: [
    {
      name: 'host',
      type: 'text',
      label: label('fields.host'),
      required: true,
      unique: true,
      admin: { description: label('hints.blockedHost') },
      hooks: {
        beforeValidate: [({ value }) => (typeof value === 'string' ? tidyHost(value) : value)],
      },
      validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
        isBlockableHost(value ?? '') || labelFor(req.i18n.language, 'errors.host'),
    },
    {
      name: 'reason',
      type: 'textarea',
      label: label('fields.reason'),
      required: true,
      admin: { description: label('hints.blockReason') },
    },
  ],
}
