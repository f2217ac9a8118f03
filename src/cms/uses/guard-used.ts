import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'
import { labelFor } from '@/cms/admin/label'
import { locales } from '@/i18n/locales'
import { findUses, type Use } from './find-uses'

/**
 * Maximum number of documents in the message; the response data and the sidebar list all of them.
 */
const namesShown = 5

/**
 * Refuses to delete a document with references over the API or to move it to the trash, unless the
 * request confirms it (`?confirm=used`). Documents in the trash were confirmed.
 */
export const guardUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (req.payloadAPI === 'local' || req.query.confirm === 'used') return
  if (collection.trash && (await isInTrash(collection.slug, id, req))) return
  const found = await findUses(collection.slug, String(id), req)
  if (found.uses.length === 0) return
  const names = found.uses.slice(0, namesShown).map(nameUse)
  const more = found.uses.length > namesShown ? ' …' : ''
  const message = `${labelFor(req.i18n.language, 'uses.refused')} ${names.join('; ')}${more}`
  throw new APIError(message, 409, found)
}

async function isInTrash(collection: string, id: number | string, req: PayloadRequest) {
  const { totalDocs } = await req.payload.db.count({
    collection: collection as CollectionSlug,
    where: { and: [{ id: { equals: id } }, { deletedAt: { exists: true } }] },
    req,
  })
  return totalDocs > 0
}

/** Formats a reference: `Title (Article, Deutsch)`. */
function nameUse({ kind, languages, title }: Use): string {
  const names = languages.map((code) => locales.find((one) => one.code === code)?.name)
  const details = [kind, ...names].filter(Boolean)
  return details.length > 0 ? `${title} (${details.join(', ')})` : title
}
