import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
} from 'payload'
import { createsEmptyDraft } from '@/cms/empty-drafts/empty-draft-hooks'
import { requireConfirmed } from './machine/require-confirmed'
import { removeStates, updateStates } from './update-states'

/** Context of an operation after which the caller runs `fillStates`, such as the seed. */
export const withoutStates = { withoutTranslationStates: true }

/** Follow each save of a document with the states of its languages. */
export const collectionTranslation = {
  afterChange: (async ({ collection, doc, req }) => {
    if (req.context.withoutTranslationStates || doc.deletedAt || createsEmptyDraft(req)) return
    const entity = { slug: collection.slug, id: String(doc.id) }
    await updateStates(entity, req)
    await requireConfirmed(entity, req)
  }) satisfies CollectionAfterChangeHook,
  afterDelete: (async ({ collection, id, req }) => {
    await removeStates({ slug: collection.slug, id: String(id) }, req)
  }) satisfies CollectionAfterDeleteHook,
}

export const globalTranslation = {
  afterChange: (async ({ global, req }) => {
    if (req.context.withoutTranslationStates) return
    const entity = { slug: global.slug, id: '' }
    await updateStates(entity, req)
    await requireConfirmed(entity, req)
  }) satisfies GlobalAfterChangeHook,
}
