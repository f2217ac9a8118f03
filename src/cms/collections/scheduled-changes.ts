import type { CollectionConfig } from 'payload'
import { isStaff } from '@/cms/access/is-staff'
import { nobody } from '@/cms/access/nobody'
import { cancelChange, retryChange } from '@/cms/schedule/endpoints'
import { locales } from '@/i18n/locales'

/**
 * Scheduled changes of one language of a document; written by `cms/schedule`, shown by its lists.
 */
export const scheduledChanges: CollectionConfig = {
  slug: 'scheduled-changes',
  admin: { hidden: true },
  lockDocuments: false,
  access: { read: isStaff, create: nobody, update: nobody, delete: nobody },
  endpoints: [cancelChange, retryChange],
  fields: [
    // The slug of a collection or a global, and the id of the document.
    { name: 'target', type: 'text', required: true },
    { name: 'document', type: 'text', index: true },
    {
      name: 'locale',
      type: 'select',
      required: true,
      options: locales.map(({ code, name }) => ({ value: code, label: name })),
    },
    { name: 'action', type: 'select', required: true, options: ['publish', 'unpublish'] },
    { name: 'at', type: 'date', required: true, index: true },
    // Whether the change is scheduled by the publication date of an article and moves with it.
    { name: 'byDate', type: 'checkbox', required: true, defaultValue: false },
    { name: 'user', type: 'relationship', relationTo: 'users' },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      index: true,
      options: ['waiting', 'done', 'failed'],
    },
    { name: 'failure', type: 'json' },
  ],
}
