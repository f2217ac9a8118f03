import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  type GlobalSlug,
  isolateObjectProperty,
  type PayloadRequest,
} from 'payload'
import { labelFor } from '@/cms/admin/label'
import { createRevision } from '@/cms/revision/merge-changes'
import type { Entity } from '@/desk/documents/entity'
import { type Values, walkFields } from '@/desk/documents/row-fields'
import { hashText, isFilled, isTranslatable } from '@/desk/states/list-units'
import { readWholeDocument } from '@/desk/states/update-states'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { hashLanguage } from './hash-language'
import { needsReview } from './read-settings'
import { findWorkOn } from './work'

type Change = {
  entity: Entity
  fields: FlattenedField[]
  /** The values that are saved, and those that were saved last, in the language of the request. */
  data: Values
  before: Values | undefined
  req: PayloadRequest
}

/**
 * Refuses to publish a text without approval, for roles that need an approval. Every way to
 * publish passes here: single languages, several, selected rows, scheduled changes and restored
 * versions. What readers see already can be published again, for example by a revert.
 */
async function requireReview({ entity, fields, data, before, req }: Change): Promise<void> {
  if (data._status !== 'published' || !isLocale(req.locale) || !(await needsReview(req))) return
  const { locale } = req
  const own = (values: Values | undefined) => values && revisionOf(fields, values, locale)
  const saved = own(data)
  if (before && saved === own(before) && (await isApproved(entity, locale, req))) return
  if (before && saved === own(await readPublished(entity, locale, req))) return
  const message = labelFor(req.i18n.language, 'workflow.errors.reviewRequired')
  throw new APIError(message, 403, { reviewRequired: true }, true)
}

async function isApproved(entity: Entity, locale: Locale, req: PayloadRequest): Promise<boolean> {
  const work = await findWorkOn(entity, locale, req)
  const found = work?.approvedHash ? await readWholeDocument(entity, req) : undefined
  if (!found) return false
  return work?.approvedHash === hashLanguage(found.config.flattenedFields, found.draft, locale)
}

/** What is reviewed with a language, as a text: its texts, and in English all values. */
function revisionOf(fields: FlattenedField[], values: Values, locale: Locale): string {
  const entries =
    locale === defaultLocale
      ? Object.entries(createRevision(fields, values))
      : [...walkFields(fields, values)]
          .filter(({ field, value }) => isTranslatable(field) && isFilled(value))
          .map(({ key, value }) => [key, hashText(value)] as const)
  return JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

async function readPublished(
  { slug, id }: Entity,
  locale: Locale,
  request: PayloadRequest,
): Promise<Values | undefined> {
  const req = isolateObjectProperty(request, ['context', 'fallbackLocale', 'locale', 'query'])
  req.query = {}
  const options = { depth: 0, locale, req, showHiddenFields: true } as const
  const doc: object =
    id === ''
      ? await req.payload.findGlobal({ slug: slug as GlobalSlug, ...options })
      : await req.payload.findByID({ collection: slug as CollectionSlug, id, ...options })
  return '_status' in doc && doc._status === 'published' ? (doc as Values) : undefined
}

/** Runs before hooks that add values to what is published. */
export const collectionReview: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const before = operation === 'update' ? originalDoc : undefined
  const entity = { slug: collection.slug, id: String(before?.id ?? '') }
  const fields = collection.flattenedFields
  await requireReview({ entity, fields, data, before, req })
  return data
}

export const globalReview: GlobalBeforeChangeHook = async ({ global, data, originalDoc, req }) => {
  const entity = { slug: global.slug, id: '' }
  const fields = global.flattenedFields
  await requireReview({ entity, fields, data, before: originalDoc, req })
  return data
}
