import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  Where,
} from 'payload'
import { serverFieldNames } from '@/cms/fields/edit-fields'
import { forgetEmptyDraft, listEmptyDrafts, noteEmptyDraft } from './empty-drafts'

/** Context of a create operation without content, and of the first save afterwards. */
type EmptyDraftContext = { isEmptyDraft?: boolean; isFirstSave?: boolean }

const contextOf = ({ context }: PayloadRequest) => context as EmptyDraftContext

/** Returns whether the running operation creates a draft without content. */
export const createsEmptyDraft = (req: PayloadRequest) => contextOf(req).isEmptyDraft === true

/** Returns whether the running operation is the first save of a draft that was created empty. */
export const isFirstSave = (req: PayloadRequest) => contextOf(req).isFirstSave === true

type Args = {
  autosave?: boolean
  data?: object
  draft?: boolean
  duplicateFromID?: unknown
  id?: unknown
  where?: Where
}

/** Recognizes the draft that Payload creates when an empty form is opened. */
const recognize: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return
  const { data = {}, draft, duplicateFromID } = args as Args
  const isEmpty = Object.keys(data).every((name) => serverFieldNames.has(name))
  const isOpening = req.payloadAPI === 'local' && draft && !duplicateFromID && isEmpty
  const context = contextOf(req)
  context.isFirstSave = false
  context.isEmptyDraft = operation === 'create' && Boolean(isOpening)
  // The first save replaces the empty version.
  if (context.isEmptyDraft) (args as Args).autosave = true
}

/** Leaves empty drafts out of what the team and jobs list; readers see no drafts at all. */
const leaveOut: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { draft, id, where } = args as Args
  const isList = operation === 'read' || operation === 'count' || operation === 'readDistinct'
  if (!isList || id || namesDocuments(where) || !(draft || req.user)) return
  const ids = await listEmptyDrafts(collection.slug, req)
  if (ids.length === 0) return
  const listed: Where = { id: { not_in: ids } }
  Object.assign(args, { where: where ? { and: [where, listed] } : listed })
}

/** Returns whether a condition asks for given documents, such as the one of an open form. */
function namesDocuments(where: Where | undefined): boolean {
  const { and, id }: Where = where ?? {}
  const isGiven = typeof id === 'object' && ('equals' in id || 'in' in id)
  return isGiven || (Array.isArray(and) && and.some(namesDocuments))
}

const afterChange: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const entity = { slug: collection.slug, id: String(doc.id) }
  if (operation === 'update') contextOf(req).isFirstSave = await forgetEmptyDraft(entity, req)
  else if (createsEmptyDraft(req)) await noteEmptyDraft(entity, req)
}

const afterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await forgetEmptyDraft({ slug: collection.slug, id: String(id) }, req)
}

/**
 * Hooks of a collection with autosave. The form of a new document belongs to a draft from the start,
 * so no save replaces the form; the draft is listed from its first save on.
 */
export const emptyDraftHooks = {
  beforeOperation: [recognize, leaveOut],
  afterChange,
  afterDelete,
}
