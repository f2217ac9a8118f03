import type { CollectionConfig } from 'payload'
import { canUpdateEditorial } from '@/cms/access/can-update-editorial'
import { isEditor } from '@/cms/access/is-editor'
import { isStaff } from '@/cms/access/is-staff'
import { editComponents } from '@/cms/admin/edit-components'
import { editorialVersions } from '@/cms/fields/editorial-versions'
import { protectSharedFields } from '@/cms/fields/protect-shared-fields'
import { revisionField } from '@/cms/fields/revision-field'
import { guardEveryLocale } from '@/cms/hooks/guard-every-locale'
import { notifyingCollectionHooks } from '@/cms/hooks/notifying-collection-hooks'
import { showEnglishTitle } from '@/cms/hooks/show-english-title'
import { collectionLanguages } from '@/cms/publication/languages'
import { restoreCollectionVersion } from '@/cms/publication/restore-version'
import { collectionRevisionHooks } from '@/cms/revision/revision-hooks'

/** A collection with drafts per language, which the site shows; the rules can be narrowed. */
export function editorialCollection(config: CollectionConfig): CollectionConfig {
  const { afterChange, afterDelete, beforeOperation } = notifyingCollectionHooks
  return {
    ...config,
    admin: { enableListViewSelectAPI: true, ...config.admin, components: { edit: editComponents } },
    access: {
      read: isStaff,
      readVersions: isStaff,
      create: isEditor,
      update: canUpdateEditorial,
      delete: isEditor,
      ...config.access,
    },
    versions: editorialVersions,
    endpoints: [...collectionLanguages, restoreCollectionVersion],
    fields: [...protectSharedFields(config.fields), revisionField],
    hooks: {
      ...config.hooks,
      beforeOperation: [
        guardEveryLocale,
        ...collectionRevisionHooks.beforeOperation,
        ...beforeOperation,
      ],
      beforeValidate: [
        ...collectionRevisionHooks.beforeValidate,
        ...(config.hooks?.beforeValidate ?? []),
      ],
      afterRead: [showEnglishTitle, ...collectionRevisionHooks.afterRead],
      afterChange,
      afterDelete,
    },
  }
}
