import type { CollectionConfig } from 'payload'
import { notifyContentChanged } from './notify-content-changed'
import { rememberDraftSave } from './remember-draft-save'

/** Hooks of a collection whose documents show on the site. */
export const notifyingCollectionHooks = {
  beforeOperation: [rememberDraftSave],
  afterChange: [
    async ({ collection, req }) => {
      if (!req.context.savesDraft) await notifyContentChanged(collection.slug, req)
    },
  ],
  afterDelete: [({ collection, req }) => notifyContentChanged(collection.slug, req)],
} satisfies CollectionConfig['hooks']
