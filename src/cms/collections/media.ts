import { resolve } from 'node:path'
import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { canUpdateMedia } from '@/cms/access/can-update-media'
import { isEditor } from '@/cms/access/is-editor'
import { isEditorOrAuthor } from '@/cms/access/is-editor-or-author'
import { isStaff } from '@/cms/access/is-staff'
import { collectionLabels, label } from '@/cms/admin/label'
import { localizedText } from '@/cms/fields/localized-text'
import { protectSharedFields } from '@/cms/fields/protect-shared-fields'
import { explainLanguage } from '@/cms/hooks/explain-language'
import { notifyingCollectionHooks } from '@/cms/hooks/notifying-collection-hooks'
import {
  copyReplacedFiles,
  dropCopies,
  noteNewFiles,
  undoFiles,
} from '@/cms/hooks/undo-media-files'
import { mediaEndpoints } from '@/cms/media/endpoints'
import { folderField } from '@/cms/media/folder-field'
import { limitPixels } from '@/cms/media/limit-pixels'
import { loadEditedFile } from '@/cms/media/load-edited-file'
import { pictureStates } from '@/cms/media/picture-states'
import { rememberNames } from '@/cms/media/remember-names'
import { refusingFields } from '@/cms/revision/refuse-fields'
import { guardUsed } from '@/cms/uses/guard-used'
import { usedInField } from '@/cms/uses/used-in-field'
import { usesEndpoint } from '@/cms/uses/uses-endpoint'
import { upToDateEndpoint } from '@/desk/states/endpoints'
import { env } from '@/env'

/**
 * Removes the folder that the storage plugin reads a picture from. No code sets it, and no request
 * may point a picture at other files.
 */
const forgetFolder: CollectionBeforeValidateHook = ({ data }) => {
  if (data) data._objectKey = undefined
  return data
}

export const media: CollectionConfig = {
  slug: 'media',
  labels: collectionLabels('collections.media'),
  admin: {
    group: label('groups.people'),
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'missingTexts', 'folder'],
    listSearchableFields: ['filename', 'alt', 'folder'],
    enableListViewSelectAPI: true,
    components: { beforeListTable: ['@/cms/admin/media/media-filter#MediaFilter'] },
  },
  upload: {
    staticDir: resolve(env.DATA_DIR, 'media'),
    // No SVG: an uploaded file must not run scripts on this origin.
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    focalPoint: true,
    adminThumbnail: 'small',
    imageSizes: [
      { name: 'small', width: 640, formatOptions: { format: 'webp' } },
      { name: 'large', width: 1600, formatOptions: { format: 'webp' } },
      { name: 'smallAvif', width: 640, formatOptions: { format: 'avif' } },
      { name: 'largeAvif', width: 1600, formatOptions: { format: 'avif' } },
    ],
  },
  access: {
    // The files are public, their database records are not. In a bucket, a condition makes Payload
    // load the document; without one, Payload would read it as a visitor.
    read: ({ req, isReadingStaticFile }) =>
      isStaff({ req }) ||
      (isReadingStaticFile ? !env.S3_BUCKET || { filename: { exists: true } } : false),
    create: isEditorOrAuthor,
    update: canUpdateMedia,
    delete: isEditor,
  },
  endpoints: [usesEndpoint, ...mediaEndpoints, upToDateEndpoint],
  hooks: {
    ...notifyingCollectionHooks,
    beforeOperation: [
      explainLanguage,
      ...refusingFields.beforeOperation,
      limitPixels,
      pictureStates.beforeOperation,
      ...notifyingCollectionHooks.beforeOperation,
      loadEditedFile,
      copyReplacedFiles,
    ],
    beforeValidate: [...refusingFields.beforeValidate, forgetFolder, noteNewFiles],
    afterChange: [
      ...notifyingCollectionHooks.afterChange,
      rememberNames,
      pictureStates.afterChange,
    ],
    afterDelete: [...notifyingCollectionHooks.afterDelete, pictureStates.afterDelete],
    afterOperation: [dropCopies],
    afterError: [undoFiles],
    beforeDelete: [guardUsed],
  },
  fields: protectSharedFields([
    {
      ...localizedText('alt', 'fields.alt', { hint: 'hints.alt', required: true }),
      admin: {
        description: label('hints.alt'),
        components: { Cell: '@/cms/admin/media/alt-cell#AltCell' },
      },
    },
    {
      name: 'missingTexts',
      type: 'ui',
      label: label('pictures.missing'),
      admin: {
        components: {
          Cell: '@/cms/admin/media/missing-texts-cell#MissingTextsCell',
          Field: '@/cms/admin/media/missing-texts-panel#MissingTextsPanel',
        },
        position: 'sidebar',
      },
    },
    folderField,
    usedInField,
  ]),
}
