import type { GlobalConfig } from 'payload'
import { canUpdateEditorial } from '@/cms/access/can-update-editorial'
import { isStaff } from '@/cms/access/is-staff'
import { publishedOrStaff } from '@/cms/access/published-or-staff'
import { editorialGlobalVersions } from '@/cms/fields/editorial-versions'
import { protectSharedFields } from '@/cms/fields/protect-shared-fields'
import { guardEveryLocale } from '@/cms/hooks/guard-every-locale'
import { notifyingGlobalHooks } from '@/cms/hooks/notifying-global-hooks'

/** A global with drafts per language, which the site shows. */
export function editorialGlobal(config: GlobalConfig): GlobalConfig {
  return {
    ...config,
    access: { read: publishedOrStaff, readVersions: isStaff, update: canUpdateEditorial },
    versions: editorialGlobalVersions,
    fields: protectSharedFields(config.fields),
    hooks: {
      ...notifyingGlobalHooks,
      beforeOperation: [guardEveryLocale, ...notifyingGlobalHooks.beforeOperation],
    },
  }
}
