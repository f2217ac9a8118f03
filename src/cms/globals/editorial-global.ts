import type { GlobalConfig } from 'payload'
import { canUpdateEditorial } from '@/cms/access/can-update-editorial'
import { isStaff } from '@/cms/access/is-staff'
import { editComponents } from '@/cms/admin/edit-components'
import { editorialGlobalVersions } from '@/cms/fields/editorial-versions'
import { protectSharedFields } from '@/cms/fields/protect-shared-fields'
import { revisionField } from '@/cms/fields/revision-field'
import { guardEveryLocale } from '@/cms/hooks/guard-every-locale'
import { notifyingGlobalHooks } from '@/cms/hooks/notifying-global-hooks'
import { globalLanguages } from '@/cms/publication/languages'
import { restoreGlobalVersion } from '@/cms/publication/restore-version'
import { globalRevisionHooks } from '@/cms/revision/revision-hooks'

/** A global with drafts per language, which the site shows. */
export function editorialGlobal(config: GlobalConfig): GlobalConfig {
  return {
    ...config,
    admin: { ...config.admin, components: { elements: editComponents } },
    access: { read: isStaff, readVersions: isStaff, update: canUpdateEditorial },
    versions: editorialGlobalVersions,
    endpoints: [...globalLanguages, restoreGlobalVersion],
    fields: [...protectSharedFields(config.fields), revisionField],
    hooks: {
      ...notifyingGlobalHooks,
      beforeOperation: [
        guardEveryLocale,
        ...globalRevisionHooks.beforeOperation,
        ...notifyingGlobalHooks.beforeOperation,
      ],
      beforeValidate: globalRevisionHooks.beforeValidate,
      afterRead: globalRevisionHooks.afterRead,
    },
  }
}
