import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
} from 'payload'
import { createsEmptyDraft } from '@/cms/empty-drafts/empty-draft-hooks'
import { removeStates, updateStates } from './update-states'

/** Context of an operation after which the caller runs `fillStates`, such as the seed. */
export const withoutStates = { withoutTranslationStates: true }

/** Follow each save of a document with the states of its languages. */
export const collectionTranslation = {
  afterChange: (async ({ collection, doc, req }) => {
    if (req.context.withoutTranslationStates || doc.deletedAt || createsEmptyDraft(req)) return
    // The hooks of the trash store the states with the sources that they remember.
    if (req.context.trashChange) return
    await updateStates({ slug: collection.slug, id: String(doc.id) }, req)
  }) satisfies CollectionAfterChangeHook,
  afterDelete: (async ({ collection, id, req }) => {
    await removeStates({ slug: collection.slug, id: String(id) }, req)
  }) satisfies CollectionAfterDeleteHook,
}

export const globalTranslation = {
  afterChange: (async ({ global, req }) => {
    if (req.context.withoutTranslationStates) return
    await updateStates({ slug: global.slug, id: '' }, req)
  }) satisfies GlobalAfterChangeHook,
}
