import type { CollectionSlug, Endpoint, FlattenedField, GlobalSlug, PayloadRequest } from 'payload'
import { labelFor } from '@/cms/admin/label'
import type { Activity } from '@/cms/workflow/activity/record-activity'
import { refuse } from '@/desk/documents/refuse'
import type { Values } from '@/desk/documents/row-fields'
import { isLocale, type Locale } from '@/i18n/locales'
import { copyValues } from '../revision/merge-changes'

/**
 * Restores a version in one language: its texts, and in English also the shared values. Replaces
 * Payload's own endpoint, which would replace the texts of all languages.
 */
export const restoreCollectionVersion: Omit<Endpoint, 'root'> = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { collection: slug, id } = req.routeParams as { collection: CollectionSlug; id: string }
    const { config } = req.payload.collections[slug]
    const common = { req, user: req.user, overrideAccess: false, locale: await findLocale(req) }
    const found = await req.payload.findVersionByID({ collection: slug, id, depth: 0, ...common })
    req.context.activity = { action: 'restored' } satisfies Activity
    const doc = await req.payload.update({
      collection: slug,
      id: String(found.parent),
      depth: 0,
      ...restored(config.flattenedFields, found.version, req),
      ...common,
    })
    return Response.json({ ...doc, message: req.t('version:restoredSuccessfully') })
  },
}

export const restoreGlobalVersion: Omit<Endpoint, 'root'> = {
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { global: slug, id } = req.routeParams as { global: GlobalSlug; id: string }
    const config = req.payload.globals.config.find((one) => one.slug === slug)
    const common = { req, user: req.user, overrideAccess: false, locale: await findLocale(req) }
    const found = await req.payload.findGlobalVersionByID({ slug, id, depth: 0, ...common })
    req.context.activity = { action: 'restored' } satisfies Activity
    const doc = await req.payload.updateGlobal({
      slug,
      depth: 0,
      ...restored(config?.flattenedFields ?? [], found.version, req),
      ...common,
    })
    return Response.json({ doc, message: req.t('version:restoredSuccessfully') })
  },
}

/** Discards the unpublished changes of a language, and in English those of shared values. */
export const revertCollection: Omit<Endpoint, 'root'> = {
  path: '/:id/revert',
  method: 'post',
  handler: async (req) => {
    const { collection, id } = req.routeParams as { collection: CollectionSlug; id: string }
    const { config } = req.payload.collections[collection]
    const locale = await findLocale(req)
    const common = { collection, id, depth: 0, req, user: req.user, overrideAccess: false, locale }
    const shown = await req.payload.findByID(common)
    if (!isPublic(shown)) return refuse(409, labelFor(req.i18n.language, 'refusals.notPublished'))
    req.context.activity = { action: 'reverted' } satisfies Activity
    const doc = await req.payload.update({
      ...common,
      ...restored(config.flattenedFields, shown, req),
      publishSpecificLocale: locale,
    })
    return Response.json({ doc, message: req.t('general:updatedSuccessfully') })
  },
}

export const revertGlobal: Omit<Endpoint, 'root'> = {
  path: '/revert',
  method: 'post',
  handler: async (req) => {
    const { global: slug } = req.routeParams as { global: GlobalSlug }
    const config = req.payload.globals.config.find((one) => one.slug === slug)
    const locale = await findLocale(req)
    const common = { slug, depth: 0, req, user: req.user, overrideAccess: false, locale }
    const shown = await req.payload.findGlobal(common)
    if (!isPublic(shown)) return refuse(409, labelFor(req.i18n.language, 'refusals.notPublished'))
    req.context.activity = { action: 'reverted' } satisfies Activity
    const doc = await req.payload.updateGlobal({
      ...common,
      ...restored(config?.flattenedFields ?? [], shown, req),
      publishSpecificLocale: locale,
    })
    return Response.json({ doc, message: req.t('general:updatedSuccessfully') })
  },
}

const isPublic = (doc: object) => '_status' in doc && doc._status === 'published'

function restored(fields: FlattenedField[], version: object, req: PayloadRequest) {
  const draft = req.query.draft === 'true' || req.query.draft === true
  const data: Values = {
    ...copyValues(fields, version as Values),
    _status: draft ? 'draft' : 'published',
  }
  return { data: data as never, draft } as const
}

/** Returns the language of the request, or the one that the user has selected in the admin. */
async function findLocale(req: PayloadRequest): Promise<Locale> {
  if (isLocale(req.query.locale)) return req.query.locale
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    where: { key: { equals: 'locale' }, 'user.value': { equals: req.user?.id } },
    limit: 1,
    depth: 0,
    req,
  })
  const chosen: unknown = docs[0]?.value
  return isLocale(chosen) ? chosen : (req.locale as Locale)
}
