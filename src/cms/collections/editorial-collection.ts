import type { CollectionConfig } from 'payload'
import { canUpdateEditorial } from '@/cms/access/can-update-editorial'
import { isEditor } from '@/cms/access/is-editor'
import { isStaff } from '@/cms/access/is-staff'
import { recordMoves } from '@/cms/addresses/record-moves'
import { editComponents, versionViews } from '@/cms/admin/edit-components'
import { livePreview } from '@/cms/admin/preview-url'
import { workflowField } from '@/cms/admin/workflow/workflow-field'
import { emptyDraftHooks } from '@/cms/empty-drafts/empty-draft-hooks'
import { editFields } from '@/cms/fields/edit-fields'
import { editorialVersions } from '@/cms/fields/editorial-versions'
import { protectSharedFields } from '@/cms/fields/protect-shared-fields'
import { revisionField } from '@/cms/fields/revision-field'
import { continuesAutosave } from '@/cms/history/last-edit'
import { explainLanguage } from '@/cms/hooks/explain-language'
import { guardEveryLocale } from '@/cms/hooks/guard-every-locale'
import { noteEdit } from '@/cms/hooks/note-edit'
import { notifyingCollectionHooks } from '@/cms/hooks/notifying-collection-hooks'
import { showEnglishTitle } from '@/cms/hooks/show-english-title'
import { collectionPresence } from '@/cms/presence/presence'
import { draftLinkEndpoints, forgetDraftLinks } from '@/cms/preview/endpoints'
import { collectionLanguages } from '@/cms/publication/languages'
import { restoreCollectionVersion, revertCollection } from '@/cms/publication/restore-version'
import { qualityEndpoint } from '@/cms/quality/endpoint'
import { collectionRevisionHooks } from '@/cms/revision/revision-hooks'
import { collectionSchedule } from '@/cms/schedule/endpoints'
import { forgetScheduledChanges } from '@/cms/schedule/forget-scheduled-changes'
import { trashHooks } from '@/cms/trash/trash-hooks'
import { guardUsed } from '@/cms/uses/guard-used'
import { usedInField } from '@/cms/uses/used-in-field'
import { usesEndpoint } from '@/cms/uses/uses-endpoint'
import { workflowEndpoints } from '@/cms/workflow/endpoints'
import { collectionWorkflow } from '@/cms/workflow/follow-saves'
import { collectionReview } from '@/cms/workflow/require-review'

/** A collection with drafts per language, which the site shows; the rules can be narrowed. */
export function editorialCollection(config: CollectionConfig): CollectionConfig {
  const { afterChange, afterDelete, beforeOperation } = notifyingCollectionHooks
  return {
    ...config,
    admin: {
      enableListViewSelectAPI: true,
      ...config.admin,
      ...livePreview(config.admin?.preview),
      components: {
        beforeListTable: ['@/cms/admin/list-actions#ListActions'],
        edit: editComponents,
        views: versionViews,
      },
    },
    access: {
      read: isStaff,
      readVersions: isStaff,
      create: isEditor,
      update: canUpdateEditorial,
      delete: isEditor,
      ...config.access,
    },
    versions: editorialVersions,
    lockDocuments: false,
    trash: true,
    endpoints: [
      ...collectionLanguages,
      collectionPresence,
      ...collectionSchedule,
      restoreCollectionVersion,
      revertCollection,
      usesEndpoint,
      qualityEndpoint.collection,
      ...draftLinkEndpoints.collection,
      ...workflowEndpoints.collection,
    ],
    fields: [
      workflowField,
      ...protectSharedFields(config.fields),
      usedInField,
      ...editFields,
      revisionField,
    ],
    custom: { continuesAutosave },
    hooks: {
      ...config.hooks,
      beforeOperation: [
        guardEveryLocale,
        trashHooks.beforeOperation,
        explainLanguage,
        ...emptyDraftHooks.beforeOperation,
        ...(config.hooks?.beforeOperation ?? []),
        ...collectionRevisionHooks.beforeOperation,
        ...beforeOperation,
      ],
      beforeValidate: [
        ...collectionRevisionHooks.beforeValidate,
        ...(config.hooks?.beforeValidate ?? []),
      ],
      beforeChange: [
        trashHooks.beforeChange,
        collectionReview,
        ...(config.hooks?.beforeChange ?? []),
        recordMoves.beforeChange,
        noteEdit,
      ],
      beforeDelete: [guardUsed],
      afterRead: [showEnglishTitle, ...collectionRevisionHooks.afterRead],
      afterChange: [
        emptyDraftHooks.afterChange,
        recordMoves.afterChange,
        ...afterChange,
        ...(config.hooks?.afterChange ?? []),
        collectionWorkflow.afterChange,
        trashHooks.afterChange,
      ],
      afterDelete: [
        ...afterDelete,
        forgetScheduledChanges,
        forgetDraftLinks,
        collectionWorkflow.afterDelete,
        trashHooks.afterDelete,
        emptyDraftHooks.afterDelete,
      ],
    },
  }
}
