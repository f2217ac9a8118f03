import type { CollectionConfig } from 'payload'
import { canUpdateEditorial } from '@/cms/access/can-update-editorial'
import { isEditor } from '@/cms/access/is-editor'
import { isStaff } from '@/cms/access/is-staff'
import { publishedOrStaff } from '@/cms/access/published-or-staff'
import { editorialVersions } from '@/cms/fields/editorial-versions'
import { protectSharedFields } from '@/cms/fields/protect-shared-fields'
import { guardEveryLocale } from '@/cms/hooks/guard-every-locale'
import { notifyingCollectionHooks } from '@/cms/hooks/notifying-collection-hooks'
import { showEnglishTitle } from '@/cms/hooks/show-english-title'

/** A collection with drafts per language, which the site shows; the rules can be narrowed. */
export function editorialCollection(config: CollectionConfig): CollectionConfig {
  const { afterChange, afterDelete, beforeOperation } = notifyingCollectionHooks
  return {
    ...config,
    admin: { enableListViewSelectAPI: true, ...config.admin },
    access: {
      read: publishedOrStaff,
      readVersions: isStaff,
      create: isEditor,
      update: canUpdateEditorial,
      delete: isEditor,
      ...config.access,
    },
    versions: editorialVersions,
    fields: protectSharedFields(config.fields),
    hooks: {
      ...config.hooks,
      beforeOperation: [guardEveryLocale, ...beforeOperation],
      afterRead: [showEnglishTitle],
      afterChange,
      afterDelete,
    },
  }
}
