import type { TextField } from 'payload'
import { label } from '@/cms/admin/label'
import { findFolderFault, maxFolderLength, tidyFolder } from './folder'

/** The folder of a picture, a path that editors type or choose. It is not part of any address. */
export const folderField: TextField = {
  name: 'folder',
  type: 'text',
  label: label('pictures.folder'),
  index: true,
  maxLength: maxFolderLength,
  hooks: { beforeValidate: [({ value }) => (value === undefined ? value : tidyFolder(value))] },
  validate: (value, { req }) => findFolderFault(tidyFolder(value), req.i18n.language) ?? true,
  admin: {
    position: 'sidebar',
    description: label('pictures.folderHint'),
    components: { Field: '@/cms/admin/media/folder-input#FolderInput' },
  },
}
