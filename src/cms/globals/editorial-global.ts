import type { GlobalConfig } from 'payload'
import { canUpdateEditorial } from '@/cms/access/can-update-editorial'
import { isStaff } from '@/cms/access/is-staff'
import { editComponents, versionViews } from '@/cms/admin/edit-components'
import { livePreview } from '@/cms/admin/preview-url'
import { workflowField } from '@/cms/admin/workflow/workflow-field'
import { editFields } from '@/cms/fields/edit-fields'
import { editorialGlobalVersions } from '@/cms/fields/editorial-versions'
import { protectSharedFields } from '@/cms/fields/protect-shared-fields'
import { revisionField } from '@/cms/fields/revision-field'
import { continuesAutosave } from '@/cms/history/last-edit'
import { explainLanguage } from '@/cms/hooks/explain-language'
import { guardEveryLocale } from '@/cms/hooks/guard-every-locale'
import { noteEdit } from '@/cms/hooks/note-edit'
import { globalPresence } from '@/cms/presence/presence'
import { draftLinkEndpoints } from '@/cms/preview/endpoints'
import { globalLanguages } from '@/cms/publication/languages'
import { restoreGlobalVersion, revertGlobal } from '@/cms/publication/restore-version'
import { qualityEndpoint } from '@/cms/quality/endpoint'
import { globalRevisionHooks } from '@/cms/revision/revision-hooks'
import { globalSchedule } from '@/cms/schedule/endpoints'
import { workflowEndpoints } from '@/cms/workflow/endpoints'
import { globalWorkflow } from '@/cms/workflow/follow-saves'
import { globalReview } from '@/cms/workflow/require-review'
import { notifyContentChanged } from '../hooks/notify-content-changed'
import { rememberDraftSave } from '../hooks/remember-draft-save'

/** A global with drafts per language, which the site shows. */
export function editorialGlobal(config: GlobalConfig): GlobalConfig {
  return {
    ...config,
    admin: {
      ...config.admin,
      ...livePreview(config.admin?.preview),
      components: { elements: editComponents, views: versionViews },
    },
    access: { read: isStaff, readVersions: isStaff, update: canUpdateEditorial },
    versions: editorialGlobalVersions,
    lockDocuments: false,
    endpoints: [
      ...globalLanguages,
      globalPresence,
      ...globalSchedule,
      restoreGlobalVersion,
      revertGlobal,
      qualityEndpoint.global,
      ...draftLinkEndpoints.global,
      ...workflowEndpoints.global,
    ],
    fields: [workflowField, ...protectSharedFields(config.fields), ...editFields, revisionField],
    custom: { continuesAutosave },
    hooks: {
      ...notifyingGlobalHooks,
      beforeOperation: [
        guardEveryLocale,
        explainLanguage,
        ...globalRevisionHooks.beforeOperation,
        ...notifyingGlobalHooks.beforeOperation,
      ],
      beforeChange: [globalReview, noteEdit],
      beforeValidate: globalRevisionHooks.beforeValidate,
      afterRead: globalRevisionHooks.afterRead,
      afterChange: [...notifyingGlobalHooks.afterChange, globalWorkflow.afterChange],
    },
  }
}

const notifyingGlobalHooks = {
  beforeOperation: [rememberDraftSave],
  afterChange: [
    async ({ global, req }) => {
      if (!req.context.savesDraft) await notifyContentChanged(global.slug, req)
    },
  ],
} satisfies GlobalConfig['hooks']
