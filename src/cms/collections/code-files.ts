import { resolve } from 'node:path'
import type { CollectionConfig } from 'payload'
import { isAdmin } from '@/cms/access/is-admin'
import { isEditor } from '@/cms/access/is-editor'
import { label, nounLabels } from '@/cms/admin/label'
import { env } from '@/env'

/** Files visitors upload for their codes. The site serves them itself; here the team sees them. */
export const codeFiles: CollectionConfig = {
  slug: 'code-files',
  labels: nounLabels('collections.codeFiles'),
  admin: {
    group: label('groups.codes'),
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'code', 'mimeType', 'filesize', 'createdAt'],
    enableListViewSelectAPI: true,
  },
  defaultSort: '-createdAt',
  upload: {
    staticDir: resolve(env.DATA_DIR, 'code-files'),
    mimeTypes: [
      'image/jpeg',
      'image/png',
      'image/webp',
      'image/avif',
      'application/pdf',
      'audio/mpeg',
      'audio/mp4',
      'audio/ogg',
      'video/mp4',
      'video/webm',
    ],
    // Visitors' bytes are kept as they are and never decoded here.
    crop: false,
    focalPoint: false,
  },
  access: { read: isEditor, create: isAdmin, update: isAdmin, delete: isEditor },
  fields: [
    {
      name: 'code',
      type: 'relationship',
      relationTo: 'codes',
      label: label('fields.code'),
      required: true,
      index: true,
    },
  ],
}
