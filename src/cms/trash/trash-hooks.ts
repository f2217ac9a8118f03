import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  Forbidden,
  type PayloadRequest,
} from 'payload'
import { removeDraftLinks } from '@/cms/preview/draft-links'
import { publishedIn } from '@/cms/published-in'
import { removeScheduledChanges } from '@/cms/schedule/forget-scheduled-changes'
import { guardUsed } from '@/cms/uses/guard-used'
import { isValues, type Values } from '@/desk/documents/row-fields'
import { readWholeDocument, updateStates } from '@/desk/states/update-states'
import { defaultLocale } from '@/i18n/locales'
import { findFreeSlug } from './find-free-slug'
import { publishAgain } from './publish-again'
import { claimTrashed, forgetTrashed, hideStates, noteTrashed } from './trashed-documents'

type Args = {
  data?: Values
  draft?: boolean
  overrideAccess?: boolean
  publishSpecificLocale?: string
  trash?: boolean
  unpublishAllLocales?: boolean
}

/** What an update does to the trash. */
type TrashChange = { action: 'trash' | 'restore'; republishes: boolean }

const changeOf = ({ context }: PayloadRequest) => context.trashChange as TrashChange | undefined

/**
 * Moving a document to the trash unpublishes all its languages, so that everything that shows
 * published documents ignores it. Such an update, and one that restores a document, changes nothing
 * else.
 */
const readTrashChange: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update') return
  delete req.context.trashChange
  const update = args as Args
  const { data } = update
  if (!isValues(data)) return
  const { deletedAt, _status } = data
  // Forms send it with every save.
  delete data.deletedAt
  if (operation === 'create') return
  const isRestored = Boolean(update.trash) && deletedAt === null
  if (!deletedAt && !isRestored) {
    // A document in the trash cannot be changed.
    update.trash = false
    return
  }
  if (isRestored && !overrideAccess && !(await collection.access.delete({ req })))
    throw new Forbidden(req.t)
  // What all languages share is written in English.
  req.locale = defaultLocale
  for (const name of Object.keys(data)) delete data[name]
  Object.assign(data, { _status: 'draft', deletedAt: isRestored ? null : new Date().toISOString() })
  const own: Args = { draft: false, trash: isRestored, unpublishAllLocales: true }
  Object.assign(update, { ...own, publishSpecificLocale: undefined })
  const republishes = isRestored && _status === 'published'
  const change: TrashChange = { action: isRestored ? 'restore' : 'trash', republishes }
  req.context.trashChange = change
}

const beforeChange: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const change = changeOf(req)
  if (!change) return data
  const { id } = originalDoc
  const slug = collection.slug as CollectionSlug
  if (change.action === 'restore')
    return { ...data, slug: await findFreeSlug(slug, id, originalDoc.slug, req) }
  await guardUsed({ collection, context: req.context, id, req })
  const found = await readWholeDocument({ slug, id }, req)
  const published = found ? publishedIn(found.published) : []
  const current = found ? publishedIn(found.draft) : []
  const unchanged = published.filter((locale) => current.includes(locale))
  await noteTrashed({ slug, id }, { published, unchanged }, req)
  return data
}

const afterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const change = changeOf(req)
  if (!change) return doc
  const entity = { slug: collection.slug, id: String(doc.id) }
  if (change.action === 'trash') {
    await hideStates(entity, req)
    await removeScheduledChanges(entity, req)
    await removeDraftLinks({ entity: entity.slug, id: entity.id }, req)
    return doc
  }
  const { sources, ...languages } = await claimTrashed(entity, req)
  await updateStates(entity, req, () => sources)
  if (change.republishes) await publishAgain(entity, languages, req)
  return doc
}

const afterDelete: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  forgetTrashed({ slug: collection.slug, id: String(id) }, req)

/** Hooks of a collection whose documents can be moved to the trash. */
export const trashHooks = {
  beforeOperation: readTrashChange,
  beforeChange,
  afterChange,
  afterDelete,
}
