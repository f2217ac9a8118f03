import type { CollectionConfig } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { isEditor } from '@/cms/access/is-editor'
import { nobody } from '@/cms/access/nobody'
import { collectionLabels, label } from '@/cms/admin/label'

/**
 * Metadata of files that visitors upload for their codes. `data/files` stores and serves the bytes;
 * they never pass through the admin.
 */
export const codeFiles: CollectionConfig = {
  slug: 'code-files',
  labels: collectionLabels('collections.codeFiles'),
  admin: {
    group: label('groups.codes'),
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'code', 'mimeType', 'filesize', 'createdAt'],
    enableListViewSelectAPI: true,
  },
  defaultSort: '-createdAt',
  access: { read: isEditor, create: isAdmin, update: nobody, delete: isEditor },
  fields: [
    {
      name: 'code',
      type: 'relationship',
      relationTo: 'codes',
      label: label('fields.code'),
      required: true,
      index: true,
    },
    { name: 'filename', type: 'text', label: label('fields.name'), required: true },
    { name: 'mimeType', type: 'text', label: label('fields.type'), required: true },
    { name: 'filesize', type: 'number', label: label('fields.fileSize'), required: true },
    { name: 'width', type: 'number', admin: { hidden: true } },
    { name: 'height', type: 'number', admin: { hidden: true } },
    // Key of the bytes on the disk or in the bucket.
    { name: 'storageKey', type: 'text', required: true, admin: { hidden: true } },
  ],
}
