import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { createsEmptyDraft, isFirstSave } from '@/cms/empty-drafts/empty-draft-hooks'
import type { Entity } from '@/desk/documents/entity'
import { readWholeDocument } from '@/desk/states/update-states'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { type Activity, recordActivity } from './activity/record-activity'
import { forgetComments } from './comments/comments'
import { hashLanguage } from './hash-language'
import { isReadyOncePublished } from './read-settings'
import { workAfterSave } from './steps'
import { findWorkOn, forgetWork, reopenOutdated, storeWork } from './work'

type Saved = { operation: 'create' | 'update'; status: unknown; trash?: 'trashed' | 'untrashed' }

/** Follows a save by a user with the state of the work on the language, and records it. */
async function followSave(
  entity: Entity,
  { operation, status, trash }: Saved,
  req: PayloadRequest,
): Promise<void> {
  const { locale } = req
  // The seed writes without a user, and trials are rolled back.
  if (!req.user || req.context.triesPublication || !isLocale(locale)) return
  if (trash) return recordActivity(entity, { action: trash }, req)
  const isPublication = !req.context.savesDraft && status === 'published'
  const action = nameChange(operation, isPublication, req)
  await recordActivity(entity, { ...action, locale }, req)
  const found = await readWholeDocument(entity, req)
  if (!found) return
  const known = await findWorkOn(entity, locale, req)
  const hash = hashLanguage(found.config.flattenedFields, found.draft, locale)
  const isApproval =
    isPublication && (locale !== defaultLocale || (await isReadyOncePublished(req)))
  const work = workAfterSave(known, hash, isApproval)
  await storeWork(entity, locale, work, req)
  if (known?.step === 'approved' && work.step !== 'approved')
    await recordActivity(entity, { action: 'approvalWithdrawn', locale }, req)
  if (isPublication && locale === defaultLocale) await reopenOutdated(entity, req)
}

/**
 * Returns what a save is called in the log. An operation that is more than a save, such as an import,
 * sets `activity` in the context of its request.
 */
function nameChange(
  operation: 'create' | 'update',
  isPublication: boolean,
  { context }: PayloadRequest,
): Activity {
  if (context.activity) return context.activity as Activity
  if (isPublication) return { action: 'published' }
  if (operation === 'create') return { action: 'created' }
  return { action: context.savesDraft ? 'saved' : 'unpublished' }
}

/** Runs after the states of the translations are stored. */
export const collectionWorkflow = {
  afterChange: (async ({ collection, doc, operation, previousDoc, req }) => {
    if (createsEmptyDraft(req)) return
    const entity = { slug: collection.slug, id: String(doc.id) }
    const [is, was] = [doc.deletedAt, previousDoc?.deletedAt].map(Boolean)
    const trash = is === was || operation === 'create' ? {} : nameTrash(Boolean(is))
    const change = isFirstSave(req) ? 'create' : operation
    await followSave(entity, { operation: change, status: doc._status, ...trash }, req)
  }) satisfies CollectionAfterChangeHook,
  afterDelete: (async ({ collection, doc, id, req }) => {
    const entity = { slug: collection.slug, id: String(id) }
    const title = String(doc[collection.admin.useAsTitle ?? 'id'] ?? id)
    await forgetComments(entity, req)
    await forgetWork(entity, req)
    await recordActivity(entity, { action: 'deleted', title }, req)
  }) satisfies CollectionAfterDeleteHook,
}

const nameTrash = (isTrashed: boolean) =>
  ({ trash: isTrashed ? 'trashed' : 'untrashed' }) satisfies Partial<Saved>

export const globalWorkflow = {
  afterChange: (async ({ doc, global, req }) => {
    const saved = { operation: 'update', status: doc._status } as const
    await followSave({ slug: global.slug, id: '' }, saved, req)
  }) satisfies GlobalAfterChangeHook,
}
