import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
} from 'payload'
import { copyMarks } from '../machine-translation/mark-machine-made'
import { requireConfirmed } from '../machine-translation/require-confirmed'
import { desk } from '../options'
import { removeStates, updateStates } from './update-states'

/** Context of an operation after which the caller runs `fillStates`, such as the seed. */
export const withoutStates = { withoutTranslationStates: true }

/** Follow each save of a document with the states of its languages. */
export const collectionTranslation = {
  beforeOperation: (({ args, operation, req }) => {
    const { duplicateFromID } = args as { duplicateFromID?: unknown }
    if (operation === 'create') req.context.copiedFrom = duplicateFromID
  }) satisfies CollectionBeforeOperationHook,
  afterChange: (async ({ collection, doc, operation, req }) => {
    if (req.context.withoutTranslationStates || doc.deletedAt || desk().ignoresSave(req)) return
    const entity = { slug: collection.slug, id: String(doc.id) }
    const { copiedFrom } = req.context
    const document = await updateStates(entity, req)
    if (!document) return
    if (operation === 'create' && copiedFrom)
      await copyMarks({ slug: collection.slug, id: String(copiedFrom) }, entity, req)
    await requireConfirmed(entity, document, req)
  }) satisfies CollectionAfterChangeHook,
  afterDelete: (async ({ collection, id, req }) => {
    await removeStates({ slug: collection.slug, id: String(id) }, req)
  }) satisfies CollectionAfterDeleteHook,
}

export const globalTranslation = {
  afterChange: (async ({ global, req }) => {
    if (req.context.withoutTranslationStates) return
    const entity = { slug: global.slug, id: '' }
    const document = await updateStates(entity, req)
    if (document) await requireConfirmed(entity, document, req)
  }) satisfies GlobalAfterChangeHook,
}
